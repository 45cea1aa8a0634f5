import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useSettings } from "../../../lib/use-settings.ts";
import type { LineView } from "../model/line-view.ts";
import { reportAddress } from "../model/report-address.ts";
import classes from "./menu.module.css";

/** Opens a mail to the contact address, with the line in it. */
export function ReportProblem({ view }: { readonly view: LineView }) {
  const { contact_email } = useSettings();
  return (
    <a className={classes.item} href={reportAddress(contact_email, view)}>
      {TEXT_CLEANER_LABELS.reportProblem}
    </a>
  );
}
