/** The end of a range of days as the user types it. */

/** The last day of a year or a month, and where there are times the last moment of a day. */
export function lastMoment(text: string, hasTimes: boolean): string {
  const [year = "", month = "12", ...day] = text.split("-");
  // The offset of a zone has a hyphen, too.
  const last = day.length > 0 ? day.join("-") : String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate());
  const whole = `${year}-${month}-${last}`;
  return hasTimes && last.length === 2 ? `${whole}T23:59:59.999` : whole;
}
