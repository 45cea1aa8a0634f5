/** Proposals one below the other. Arrows go from one to the next; when one is decided, the next one takes the focus. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { bySubject, type Proposal, subjectKey } from "../../model/proposals.ts";
import { ProposalEntry } from "./proposal-entry.tsx";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

export function ProposalList({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const place = Math.min(active, proposals.length - 1);
  const isDecided = useRef(false);
  const focusAt = (index: number): void => {
    list.current?.querySelectorAll<HTMLElement>("article")[index]?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: others are there
  useEffect(() => {
    if (isDecided.current) focusAt(place);
    isDecided.current = false;
  }, [proposals]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focusAt(Math.max(0, Math.min(proposals.length - 1, place + step)));
  };
  const places = bySubject(proposals);
  return (
    <ul ref={list} onKeyDown={onKeyDown}>
      {proposals.map((proposal, index) => (
        <li key={proposal.edit_uuid}>
          <ProposalEntry
            proposal={proposal}
            rivals={places.get(subjectKey(proposal))?.length ?? 1}
            isActive={index === place}
            onActive={() => setActive(index)}
            onDecide={() => {
              isDecided.current = true;
            }}
          />
        </li>
      ))}
    </ul>
  );
}
