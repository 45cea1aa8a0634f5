/**
 * Name of an account on a social network, with its @. The addresses of accounts are read too.
 * Sources: X's and Instagram's help pages on user names; ActivityPub's WebFinger handles (RFC 7565).
 */
import { type CountedValue, countCells } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

const HANDLE = /^@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,58}[\p{L}\p{N}_])?$/u;
const FEDERATED = /^@?[\w.-]{1,60}@[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,4}$/i;
const BARE = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,58}[\p{L}\p{N}_])?$/u;
const PROFILE =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:twitter|x|instagram|tiktok|threads|facebook|linkedin|github|youtube|medium|pinterest)\.(?:com|net)\/(?:in\/|company\/|@)?([\w.-]{1,60})\/?(?:\?\S{0,200})?$/i;
const MAJORITY = 0.8;
/** Fewer different values show no habit. */
const ENOUGH = 3;

/** How nearly all accounts of a column are written. */
interface HandleEvidence {
  readonly isBare: boolean;
  readonly isProfile: boolean;
}

export const socialHandle = defineEntity<HandleEvidence>({
  id: "social_handle",
  title: "Account on a social network",
  group: "contact",
  prefilter: { minLength: 2, maxLength: 60, all: ["at"], notFirst: ["digit", "small", "capital"] },
  type: "text",
  isPersonal: true,
  maxLength: 300,
  headers: [
    headerWords(
      "(?:twitter|x|instagram|insta|ig|tiktok|threads|facebook|fb|linkedin|github|youtube|snapchat|mastodon|bluesky|telegram|discord|social(?: media)?|screen)?[ _-]?(?:handles?|screen[ _-]?name|@)",
    ),
    headerWords(
      "twitter|instagram|tiktok|mastodon|snapchat|bluesky|nutzername|compte twitter|cuenta de twitter|conta do instagram|profilo social",
    ),
  ],
  recognise: (text) =>
    text.charCodeAt(0) === 64 && text.length > 1 && text.length <= 60 && HANDLE.test(text) ? 0.95 : 0,
  has: () => false,
  learn: learnForms,
  describe: ({ isBare, isProfile }) => [
    ...(isBare ? ["Written without @, as most of the column."] : []),
    ...(isProfile ? ["Account URLs are left unchanged."] : []),
  ],
  clean: cleanHandle,
});

function learnForms(values: readonly CountedValue[]): HandleEvidence {
  const profiles = values.filter(({ text }) => PROFILE.test(text));
  const bare = values.filter(({ text }) => BARE.test(text));
  return {
    isBare: countCells(bare) >= MAJORITY * countCells(values),
    isProfile: profiles.length >= ENOUGH && countCells(profiles) >= MAJORITY * countCells(values),
  };
}

function cleanHandle(text: string, { isBare, isProfile }: HandleEvidence): Outcome {
  const name = text.replace(/^@\s+/, "@").replace(/^＠/, "@");
  if (FEDERATED.test(name)) return confirmed(text);
  const fromProfile = PROFILE.exec(name)?.[1];
  if (isProfile && fromProfile !== undefined) return confirmed(text);
  const handle = fromProfile ?? (HANDLE.test(name) ? name.slice(1) : BARE.test(name) ? name : undefined);
  if (handle === undefined)
    return invalid("Not an account name: only letters, digits, dots and underscores are allowed.");
  if (isBare && fromProfile === undefined && !name.startsWith("@")) return confirmed(text);
  return rewritten(text, `@${handle}`, { why: "Account name with @.", rule: "form" });
}
