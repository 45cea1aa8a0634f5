import { expect, it } from "vitest";
import { penaliseUntitledClasses } from "./penalise-untitled-classes.ts";

const RANKED = [
  ["birth_date", 0.6],
  ["date", 0.4],
] as const;
const best = (header: string) => penaliseUntitledClasses(RANKED, { header })[0]?.[0];

it.each(["Day", "ordered", "verified_on"])("takes the days under %j for any days", (header) => {
  expect(best(header)).toBe("date");
});

it.each(["", "Date of birth", "birth_date", "Geburtsdatum", "DOB", "customer_dob"])(
  "leaves those under %j to the model",
  (header) => {
    expect(best(header)).toBe("birth_date");
  },
);

it("keeps the sum of all probabilities", () => {
  const sum = penaliseUntitledClasses(RANKED, { header: "Day" }).reduce(
    (total, [, probability]) => total + probability,
    0,
  );
  expect(sum).toBeCloseTo(1);
});
