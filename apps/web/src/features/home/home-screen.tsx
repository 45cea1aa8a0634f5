/** The intro page: what this is, what happens to the data, and the way in. */
import { LABELS } from "@limpid/contract";
import { usePrivacy, useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/parts/button.tsx";
import { ApiKeyEntry } from "./api-key-entry.tsx";
import { DemoStrip } from "./demo-strip.tsx";
import classes from "./home-screen.module.css";

interface HomeScreenProps {
  readonly onStart: () => void;
}

export function HomeScreen({ onStart }: HomeScreenProps) {
  const privacy = usePrivacy();
  const year = useSettings().build_date.slice(0, 4);
  return (
    <div className={classes.screen}>
      <section className={classes.intro}>
        <h1 className={classes.title}>Messy tables in, clean tables out. Nothing right gets damaged.</h1>
        <p className={classes.lead}>
          Limpid detects what each column contains, cleans and validates every cell, and shows its evidence next to your
          original value.
        </p>
        <p className="soft">
          Your file is cleaned on this server and sent nowhere else.{" "}
          <span style={{ visibility: privacy === null ? "hidden" : "visible" }}>
            Anyone with the link can open its table;{" "}
            {privacy?.list_by_default === true
              ? "it is also listed publicly unless you turn that off."
              : "nobody else can find it unless you publish it."}
          </span>
        </p>
        <div className={classes.actions}>
          <Button size="md" onClick={onStart}>
            {LABELS.startCleaning}
          </Button>
          <ApiKeyEntry onStart={onStart} />
        </div>
      </section>
      <DemoStrip />
      <p className="soft small">This is an experimental demo. {year === "" ? "" : `© ${year} Limpid`}</p>
    </div>
  );
}
