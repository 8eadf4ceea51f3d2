import * as z from 'zod/mini';

/** The unsaved input of a form in this browser, with the idempotency key of its save. */
export type Draft = z.infer<typeof draftSchema>;

/** Increased when the format changes; older drafts are discarded. */
const format = 2;

const draftSchema = z.object({
  format: z.literal(format),
  at: z.number(),
  key: z.string(),
  content: z.record(z.string(), z.unknown()),
});

const prefix = 'ultramar.draft.';

/** Limits: length of a draft in characters, number of drafts, and age in milliseconds. */
const most = { characters: 400_000, drafts: 20, age: 7 * 24 * 60 * 60 * 1000 } as const;

/** The owner of a draft: user, tenant, resource and record; none for a new one. */
export interface DraftOf {
  readonly user: string;
  readonly tenant: string;
  readonly resource: string;
  readonly record?: string | undefined;
}

/** Returns the storage key of a draft. */
export const placeOf = ({ user, tenant, resource, record = 'new' }: DraftOf): string =>
  `${prefix}${[user, tenant, resource, record].join('.')}`;

/** Reads the draft of a form; undefined if absent or too old. */
export function readDraft(of: DraftOf, now = Date.now()): Draft | undefined {
  const draft = read(placeOf(of));
  return draft && now - draft.at <= most.age ? draft : undefined;
}

/** Stores a draft. Oversized ones are not stored, the oldest are removed, and a full store is ignored. */
export function keepDraft(of: DraftOf, draft: Omit<Draft, 'at' | 'format'>, now = Date.now()): void {
  const text = JSON.stringify({ format, at: now, ...draft });
  if (text.length > most.characters) return dropDraft(of);
  try {
    localStorage.setItem(placeOf(of), text);
  } catch {
    dropDraft(of);
  }
  dropOld(now);
}

/** Removes a draft; with a key, only that form's. */
export function dropDraft(of: DraftOf, key?: string): void {
  if (key === undefined || read(placeOf(of))?.key === key) localStorage.removeItem(placeOf(of));
}

/** Removes all drafts of a user. */
export function dropDraftsOf(user: string): void {
  for (const key of keys()) if (key.startsWith(`${prefix}${user}.`)) localStorage.removeItem(key);
}

function dropOld(now: number): void {
  const newestFirst = keys()
    .map((key) => ({ key, at: read(key)?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  for (const [index, { key, at }] of newestFirst.entries())
    if (index >= most.drafts || now - at > most.age) localStorage.removeItem(key);
}

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

function read(key: string): Draft | undefined {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}
