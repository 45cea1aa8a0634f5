/** What is typed into the search box: each key that comes up searches (specification §2), and the address follows when the typing rests. */
import { useDebouncedValue } from "@mantine/hooks";
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Search } from "./api/search-tables.ts";

/** Browsers refuse an address that changes with every key of a quick typist. */
const ADDRESS_RESTS_MS = 300;

export interface Asked {
  readonly text: string;
  /** Tells two searches for the same text apart: each key asks, also one that leaves the text as it is. */
  readonly turn: number;
}

export function useTypedSearch({ text, scope, sort }: Search, onSearch: (search: Search) => void) {
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState<Asked>({ text, turn: 0 });
  const [known, setKnown] = useState(text);
  const [rested] = useDebouncedValue(typed, ADDRESS_RESTS_MS);
  const isKeyDown = useRef(false);
  const ask = (wording: string): void => setAsked(({ turn }) => ({ text: wording, turn: turn + 1 }));

  // A new address, as by the back button, shows in the box.
  if (known !== text) {
    setKnown(text);
    if (rested === typed && typed !== text) {
      setTyped(text);
      ask(text);
    }
  }
  /** The search that the address has a moment later. */
  const wanted = useRef<Search>({ text, scope, sort });
  useEffect(() => {
    wanted.current = { text, scope, sort };
  }, [text, scope, sort]);
  const send = (part: Partial<Search>): void => {
    wanted.current = { ...wanted.current, ...part };
    onSearch(wanted.current);
  };
  const follow = useEffectEvent((wording: string): void => {
    if (wording !== wanted.current.text) send({ text: wording });
  });
  useEffect(() => follow(rested), [rested]);

  const box = {
    value: typed,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(value);
      // No key comes up after a paste by the mouse, a dictation or the cross that empties the box.
      if (!isKeyDown.current || value === "") ask(value);
    },
    onKeyDown: () => {
      isKeyDown.current = true;
    },
    onKeyUp: () => {
      isKeyDown.current = false;
      ask(typed);
    },
    onBlur: () => {
      if (isKeyDown.current) ask(typed);
      isKeyDown.current = false;
    },
  } as const;
  return { typed, asked, ask, send, box } as const;
}
