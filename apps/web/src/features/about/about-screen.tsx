/** What Limpid does, how and how well, what it cannot do, and where the data goes. */
import { useSettings } from "../../lib/use-settings.ts";
import classes from "./about-screen.module.css";
import { columnModel } from "./column-model.ts";
import { ModelAccuracy } from "./model-accuracy.tsx";
import { List, ModelDescription } from "./model-description.tsx";
import { Part } from "./part.tsx";
import { peersTable } from "./peers.ts";
import { PeersPart } from "./peers-part.tsx";
import { PrivacyPart } from "./privacy-part.tsx";
import { rulePrecision } from "./rule-precision.ts";
import { RuleReliability } from "./rule-reliability.tsx";
import { SessionPart } from "./session-part.tsx";

export function AboutScreen() {
  const { contact_email } = useSettings();
  return (
    <article className={classes.about}>
      <h1 className={classes.title}>About Limpid</h1>
      <Part title="What it does">
        <p>
          Limpid opens a table from almost any export, detects what each column contains, then cleans and validates
          every cell. You review open questions, edit what you like, and export the table as CSV, Excel, JSON or
          Parquet.
        </p>
      </Part>
      <ModelAccuracy {...columnModel} />
      <RuleReliability {...rulePrecision} />
      <PeersPart {...peersTable} />
      <Part title="How it cleans">
        <p>
          Each column is given a class, such as date, money or e-mail address, with a probability. Evidence is gathered
          over the whole column first: if one cell can only be day first, the others are read the same way. A cell is
          changed only where there is evidence for it; otherwise it is flagged and left unchanged. Your original value
          is always kept next to the cleaned one, and every change can be undone.
        </p>
      </Part>
      <ModelDescription {...columnModel} />
      <Limits />
      <PrivacyPart />
      <SessionPart />
      {contact_email !== "" && (
        <Part title="Contact">
          <p>
            <a href={`mailto:${contact_email}`}>{contact_email}</a>
          </p>
        </Part>
      )}
    </article>
  );
}

function Limits() {
  const { upload_mb, clean_row_limit } = useSettings();
  return (
    <Part title="What it cannot do yet">
      <p>
        Files may have up to {upload_mb} MB.{" "}
        {clean_row_limit > 0 &&
          `Currently in beta, cleaning is limited to the first ${clean_row_limit} rows. The owner of a table can clean the rest with one click, if this server allows it. `}
        Limpid is experimental: check what it flags before you rely on the result.
      </p>
      <p>Known limits of the model:</p>
      <List items={columnModel.limits} />
    </Part>
  );
}
