import type { Db } from '../../database/transaction.ts';

const select = 'select actor, shown_actor(actor) as shown from unnest($1::text[]) g (actor)';

/** Returns entries with their actors as the reader sees them: people outside the company by name alone. */
export async function withShownActors<Entry extends { readonly actor: string }>(
  db: Db,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const actors = [...new Set(entries.map(({ actor }) => actor))];
  const rows = await db.query<{ actor: string; shown: string }>(select, [actors]);
  const shown = new Map(rows.map((row) => [row.actor, row.shown]));
  return entries.map((entry) => ({ ...entry, actor: shown.get(entry.actor) ?? entry.actor }));
}
