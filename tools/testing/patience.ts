/**
 * How long tests wait for a condition. Only what hangs comes this far, whatever else the machine does: what a test says
 * about time it says by what happened before what, or by times that are arguments.
 */
export const TEST_MS = 180_000;
export const CONDITION_MS = 60_000;
/** The same for servers under test: their limits by the clock concern the tests of these limits alone, which set their own. */
export const PATIENT_SETTINGS = { SQL_SECONDS: "60", CALL_WAIT_SECONDS: "60", UPLOAD_STALL_SECONDS: "300" };
