import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Reached } from './affectedTerms.ts';
import type { AmendedInvoice } from './read.ts';
import type { NewContent } from './newAmounts.ts';

/** The number of lines in all terms of a contract before and after an amendment, and the number that it writes. */
export interface LinesHeld {
  readonly before: number;
  readonly after: number;
  readonly written: number;
}

const countLines = `
  select m.uuid, (select count(*)::int from contract_items l where l.tenant_id = m.tenant_id and l.terms_uuid = m.uuid) as n
  from contract_terms m where m.tenant_id = $1 and m.contract_uuid = $2`;

/** Returns the number of lines of a contract's terms, by their keys. */
export async function countedLines(db: Db, tenant: string, contract: string): Promise<Map<string, number>> {
  const rows = await db.query<{ uuid: string; n: number }>(countLines, [tenant, contract]);
  return new Map(rows.map(({ uuid, n }) => [uuid, n]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Computes the numbers of lines: amended terms are copied, and unused ones are deleted. */
export function linesHeld(
  counts: ReadonlyMap<string, number>,
  invoices: readonly AmendedInvoice[],
  reached: readonly Reached[],
  terms: Iterable<readonly [string, NewContent]>,
): LinesHeld {
  const of = (key: string): number => counts.get(key) ?? 0;
  const changed = new Map(reached.map((one) => [one.invoice.occurrence, one]));
  const kept = invoices.flatMap(({ occurrence, terms_uuid, lasting_terms_uuid }) => {
    const { isReworded, isLasting } = changed.get(occurrence) ?? {};
    return [...(isReworded ? [] : [terms_uuid]), ...(isLasting ? [] : [lasting_terms_uuid])];
  });
  const written = sum([...terms].map(([key, { lines }]) => lines?.length ?? of(key)));
  return {
    before: sum([...counts.values()]),
    after: sum([...new Set(kept)].map(of)) + written,
    written,
  };
}

/**
 * Returns an issue if a contract exceeds its limit of lines: at the new lines, or at the reach if it is one invoice or
 * no lines are new.
 */
export function linesHeldIssues(
  { before, after }: LinesHeld,
  { reach, items_invoice }: Amendment,
  reachAt: string,
  { budgets = defaultBudgets }: Scope,
): Issue[] {
  const limit = budgets.contractLines;
  if (after <= Math.max(before, limit)) return [];
  const path = items_invoice && reach !== 'only' ? 'items_invoice' : reachAt;
  return [{ path, key: 'validation.contractLines', args: { limit } }];
}

const writtenLately = `
  select coalesce(sum(lines_written), 0)::int as lines from contract_amendments
  where tenant_id = $1 and created_at > moment() - interval '1 hour'`;

/** Throws `too_many_requests` if a company exceeds its hourly limit of lines written by amendments. */
export async function requireLinesLeft(
  db: Db,
  { tenant, budgets = defaultBudgets }: Scope,
  written: number,
): Promise<void> {
  if (written === 0) return;
  // The lock serializes the sums of concurrent amendments.
  const [, [lately]] = await Promise.all([
    db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`amended lines ${tenant.id}`]),
    db.query<{ lines: number }>(writtenLately, [tenant.id]),
  ]);
  if ((lately?.lines ?? 0) + written > budgets.amendedLinesPerHour) {
    throw new ApiError('too_many_requests', { budget: 'amendedLinesPerHour', retryAfter: 3600 });
  }
}
