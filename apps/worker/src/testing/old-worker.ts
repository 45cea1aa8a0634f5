/** A worker of a build that knew no number of its protocol. */
process.on("disconnect", () => process.exit(0));
process.send?.({ kind: "ready" });
