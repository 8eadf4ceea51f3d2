import { adjustmentIssues, type EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { noLineIssues } from '../../../../domain/documents/rowIssues.ts';
import { linesAmong } from '../../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import type { DocumentTotals } from '../../../../domain/taxes/document.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { type Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import type { LineInput } from '../../../engine/documents/drafts/input.ts';
import { computeLines, type LineRow } from '../../../engine/documents/lines/lines.ts';
import { adjustedIssues, keptOf, negativeIssues } from '../../../engine/documents/drafts/prepare.ts';
import { writtenTotals } from '../../../engine/documents/lines/rowOfLines.ts';
import { totalsOfLines, type RecordedTotals } from '../../../engine/documents/lines/totals.ts';
import { renew } from '../../../engine/documents/issuing/renew.ts';
import { unfitOf } from '../../../engine/documents/lines/scenarioFit.ts';
import { jurisdictionsOf, termsNames } from '../terms/terms.ts';
import type { StaleTerms } from '../terms/renewTerms.ts';
import type { AmendedContract } from './read.ts';

/** The replacement of some terms: changed columns, and lines if they change. */
export interface NewContent {
  readonly patch: Readonly<Record<string, unknown>>;
  readonly lines?: readonly LineRow[];
  readonly totals?: RecordedTotals;
}

/** A contract, its amendment, and the affected terms. */
export interface AmendedTerms {
  readonly contract: AmendedContract;
  readonly amendment: Amendment;
  readonly keys: readonly string[];
}

const { linesAt } = termsNames;

/** Returns the replacement of terms by other lines. */
export function contentOf(lines: readonly LineRow[], totals: RecordedTotals, taxed_on: string): NewContent {
  return { patch: { ...writtenTotals(totals), jurisdictions: jurisdictionsOf(lines), taxed_on }, lines, totals };
}

/** The adjustments of terms by their keys. */
export const selectAdjustments = `
  select uuid, adjustments from contract_terms where tenant_id = $1 and uuid = any($2::uuid[]) order by uuid`;

/**
 * Returns new lines, or the same under new adjustments, by the keys of their terms; none if neither changes. Terms keep their own
 * adjustments unless the amendment has others.
 */
export async function newAmounts(db: Db, tenant: string, { contract, amendment, keys }: AmendedTerms) {
  const { items_invoice: entered, adjustments } = amendment;
  const found = new Map<string, Awaited<ReturnType<typeof newLines>>>();
  if (!entered && !adjustments) return found;
  const kept = await db.query<Pick<StaleTerms, 'uuid' | 'adjustments'>>(selectAdjustments, [tenant, keys]);
  const byAdjustments = new Map<string, Awaited<ReturnType<typeof newLines>>>();
  // Sequential: each may have a thousand lines.
  for (const { uuid, adjustments: own } of kept) {
    const under = adjustments ?? own;
    const known = JSON.stringify(under);
    const made = entered
      ? (byAdjustments.get(known) ?? (await newLines(db, tenant, { contract, amendment, adjustments: under })))
      : await sameLines(db, tenant, { contract, uuid, adjustments: under });
    byAdjustments.set(known, made);
    found.set(uuid, made);
  }
  return found;
}

interface Adjusting {
  readonly contract: AmendedContract;
  readonly adjustments: readonly EnteredAdjustment[] | null;
}

/** Returns the same lines under other adjustments of the document. */
async function sameLines(db: Db, tenant: string, { contract, uuid, adjustments }: Adjusting & { uuid: string }) {
  requireNone(adjustmentIssues('adjustments', adjustments ?? [], decimalsOf(contract.currency)));
  const { rows, totals, issues } = await renew(
    db,
    tenant,
    { uuid, currency: contract.currency, day: contract.taxed_on, adjustments },
    termsNames,
  );
  const isOutdated = issues.some(({ path }) => !path.startsWith('adjustments'));
  if (isOutdated) throw new ApiError('terms_outdated');
  const lines = rows.map(({ uuid: _key, ...line }) => line);
  return adjustedContent(lines, totals, { contract, adjustments, issues });
}

function adjustedContent(
  rows: readonly LineRow[],
  totals: RecordedTotals,
  { contract, adjustments, issues }: Adjusting & { readonly issues: readonly Issue[] },
) {
  const kept = issues.length > 0 ? undefined : keptOf(adjustments ?? [], rows, decimalsOf(contract.currency));
  const content = contentOf(rows, totals, contract.taxed_on);
  return {
    content: { ...content, patch: { ...content.patch, adjustments: kept ?? null } },
    issues: issues.length > 0 ? issues : negativeIssues(contract, { lines: rows, totals }, termsNames),
    unfit: undefined,
  };
}

/** Returns the new lines and their issues. */
async function newLines(
  db: Db,
  tenant: string,
  { contract, amendment, adjustments }: Adjusting & { readonly amendment: Amendment },
) {
  const { items_invoice: entered, confirm_scenarios: confirmed } = amendment;
  const decimals = decimalsOf(contract.currency);
  requireNone(adjustmentIssues('adjustments', adjustments ?? [], decimals));
  const context = { linesAt, currency: contract.currency, day: contract.taxed_on, adjustments };
  const { rows, issues } = await computeLines(db, tenant, entered as LineInput[], context);
  const totals = totalsOfLines(linesAmong(rows), decimals);
  const beyond = issues.length > 0 ? [] : adjustedIssues(rows, adjustments, decimals);
  const wrong = [
    ...issues,
    ...beyond,
    ...amountIssues(totals, linesAt),
    ...noLineIssues(entered as LineInput[], linesAt),
  ];
  return {
    ...adjustedContent(rows, totals, { contract, adjustments, issues: wrong }),
    unfit: contract.confirm_scenarios || confirmed || wrong.length > 0 ? undefined : unfitOf(rows, contract, linesAt),
  };
}

const amountIssues = (totals: DocumentTotals, path: string): Issue[] =>
  figureTooLarge(totals) ? [{ path, key: 'validation.amountTooLarge' }] : [];
