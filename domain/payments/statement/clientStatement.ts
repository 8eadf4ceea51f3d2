import { publicPath } from '../../documents/publicPath.ts';
import type { Statement } from './statement.ts';

/** Returns a statement as its client reads it: the notes of payments are the company's own. */
export const clientStatement = (statement: Statement): Statement => ({
  ...statement,
  rows: statement.rows.map(({ note: _note, ...row }) => row),
});

/** Marks the place of the statement on the page of a client. */
export const statementAnchor = 'statement';

/** Returns the path of a statement on the page of its client. */
export function statementPath(hash: string, period: Pick<Statement, 'from' | 'to' | 'currency'>): string {
  const { from, to, currency } = period;
  return `${publicPath({ at: 'clients', hash })}?${new URLSearchParams({ from, to, currency })}#${statementAnchor}`;
}

/** Returns the link of a client that still opens its page; undefined without one. */
export function openLinkOf(
  { public_hash: hash, link_expires_at: expires }: { public_hash?: string | null; link_expires_at?: string | null },
  now: Date,
): string | undefined {
  return hash && (!expires || Date.parse(expires) > now.getTime()) ? hash : undefined;
}
