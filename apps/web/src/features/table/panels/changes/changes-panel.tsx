/** What changed: by rule, each with its cells. A cell is gone to with a click. */
import type { ChangeKind, CleaningSettings } from "@limpid/contract";
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { nameSettings } from "../../../../lib/cleaning-presets.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { showEdits } from "../../actions/show-panel.ts";
import { useTable } from "../../data/table-context.ts";
import { ChangesTabs } from "../../parts/changes-tabs.tsx";
import { LeftPanel } from "../../parts/left-panel.tsx";
import { editsTitle } from "../edits/edits-title.ts";
import styles from "./changes-panel.module.css";
import { ReportLinks } from "./report-links.tsx";
import { RuleChanges } from "./rule-changes.tsx";
import { type ChangedRule, isAnswer, useChangeCounts } from "./use-changes.ts";

/** A form keeps the value, a repair puts another one in its place. */
const KINDS: readonly { readonly kind: ChangeKind; readonly title: string; readonly isRepair?: boolean }[] = [
  { kind: "changed", title: "Reformatted", isRepair: false },
  { kind: "changed", title: "Corrected", isRepair: true },
  { kind: "missing", title: "Set to missing" },
  { kind: "flagged", title: "Flagged" },
];

export function ChangesPanel() {
  const query = useChangeCounts();
  const { data } = query;
  return (
    <LeftPanel title={LABELS.whatChanged} query={query} waiting="Counting…" foot={<ReportLinks />}>
      <ChangesTabs panel="changes" />
      {data !== undefined && <Settings settings={data.settings} />}
      {data !== undefined && <Rules rules={data.rules} />}
      {data !== undefined && <ByPeople rules={data.rules} />}
    </LeftPanel>
  );
}

function Settings({ settings }: { readonly settings: CleaningSettings }) {
  return (
    <p className="soft">
      {LABELS.cleaning}: {nameSettings(settings)}
    </p>
  );
}

/** Lists the changes by people separately from those by cleaning. */
function ByPeople({ rules }: { readonly rules: readonly ChangedRule[] }) {
  const table = useTable();
  const cells = rules.reduce((sum, { kind, total }) => sum + (kind === "edited" ? total : 0), 0);
  if (cells === 0) return null;
  return (
    <p className="soft">
      {PANEL_LABELS.editedByPeople(cells)}.{" "}
      <TextButton onClick={() => showEdits.run(table)}>{editsTitle(table.state.get())}</TextButton>
    </p>
  );
}

function Rules({ rules }: { readonly rules: readonly ChangedRule[] }) {
  if (rules.every(({ kind }) => kind === "edited")) return <p className="soft">No changes and no open questions.</p>;
  return (
    <>
      {KINDS.map(({ kind, title, isRepair }) => (
        <Section
          key={title}
          title={title}
          mark={isRepair === false ? "written" : kind}
          rules={rules.filter(
            (rule) => !isAnswer(rule) && rule.kind === kind && (isRepair ?? rule.repair) === rule.repair,
          )}
        />
      ))}
      <Section title={PANEL_LABELS.changedByAnswers} mark="changed" rules={rules.filter(isAnswer)} />
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly mark: ChangeKind | "written";
  readonly rules: readonly ChangedRule[];
}

function Section({ title, mark, rules }: SectionProps) {
  if (rules.length === 0) return null;
  const total = rules.reduce((sum, rule) => sum + rule.total, 0);
  return (
    <section className={styles.kind}>
      <h3>
        <span className={styles.mark} data-kind={mark} aria-hidden="true" />
        {title}
        <span className="count">{total.toLocaleString("en")}</span>
      </h3>
      <ul>
        {rules.map((rule) => (
          <RuleChanges key={`${rule.kind} ${rule.rule}`} rule={rule} />
        ))}
      </ul>
    </section>
  );
}
