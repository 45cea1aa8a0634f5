/** How the model that classes columns works, how large and quick it is, and what it was made from. */
import type { ColumnModel } from "./column-model.ts";
import { Part } from "./part.tsx";

export function ModelDescription({ size, speed, training, method, sources }: ColumnModel) {
  return (
    <>
      <Part title="How it classifies columns">
        <p>
          A small neural network looks at a column's title and at up to 200 of its distinct values: which of the{" "}
          {size === null ? "" : `${size.classes} `}classes recognise them, how they combine letters, digits and signs,
          and which parts of words they contain. The neighbouring columns count a little. It returns a probability for
          every class, and the most likely one is shown under the title; click it to see the others, and why. The cells
          themselves are cleaned by the rules of the class, not by the network. It writes no text, and does not learn
          from your tables.
        </p>
        <details>
          <summary>In technical terms</summary>
          <List items={method} />
        </details>
      </Part>
      <Part title="Size and speed">
        <p>
          {size !== null &&
            `${decimal(size.bytes / 1e6)} MB: ${decimal(size.weights / 1e6)} million weights of eight bits. `}
          {speed !== null &&
            `A column of 100 values takes ${speed.medianMs} ms on one processor core, one column in a hundred ${speed.p99Ms} ms or more. `}
          {training !== null &&
            `Trained on ${whole(training.madeColumns)} columns made for it and ${whole(training.realViews)} samples of real columns, labelled by hand. `}
          It runs on any processor, in the same process as everything else.
        </p>
        <details>
          <summary>What it was made from</summary>
          <List items={sources.map(({ name, licence }) => `${name} (${licence})`)} />
        </details>
      </Part>
    </>
  );
}

export function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function decimal(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

function whole(value: number): string {
  return value.toLocaleString("en");
}
