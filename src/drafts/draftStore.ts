import * as z from 'zod/mini';

/** What was typed into a form and not saved, as this browser keeps it, and the once-only key of its save. */
export type Draft = z.infer<typeof draftSchema>;

/** Changes whenever forms can no longer read what older versions kept: such drafts are dropped. */
const format = 2;

const draftSchema = z.object({
  format: z.literal(format),
  at: z.number(),
  key: z.string(),
  content: z.record(z.string(), z.unknown()),
});

const prefix = 'ultramar.draft.';

/** The longest draft in characters, how many there are, and for how long they are kept, in milliseconds. */
const most = { characters: 400_000, drafts: 20, age: 7 * 24 * 60 * 60 * 1000 } as const;

/** Whose form it is, in which tenant, of which resource, and of which record; none for a new one. */
export interface DraftOf {
  readonly user: string;
  readonly tenant: string;
  readonly resource: string;
  readonly record?: string | undefined;
}

/** Where it is kept. */
export const placeOf = ({ user, tenant, resource, record = 'new' }: DraftOf): string =>
  `${prefix}${[user, tenant, resource, record].join('.')}`;

/** The draft of a form, unless there is none or it is too old. */
export function readDraft(of: DraftOf, now = Date.now()): Draft | undefined {
  const draft = read(placeOf(of));
  return draft && now - draft.at <= most.age ? draft : undefined;
}

/** Keeps what was typed; what is too long is not kept, and the oldest give way. A full store keeps nothing more. */
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

/** Forgets a draft, unless it is another form's, where a key is given. */
export function dropDraft(of: DraftOf, key?: string): void {
  if (key === undefined || read(placeOf(of))?.key === key) localStorage.removeItem(placeOf(of));
}

/** Forgets all that somebody typed and did not save. */
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
