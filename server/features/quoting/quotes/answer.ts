import { acceptOptions, type OfferedLine } from '../../../../domain/quoting/acceptOptions.ts';
import { answerRefusal } from '../../../../domain/quoting/answerable.ts';
import { today } from '../../../../domain/dates/today.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import type { QuoteStatus } from '../../../../schemas/parts/quoting/quoteActions.ts';
import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { amountColumns } from '../../../engine/documents/columns.ts';
import { linesOf } from '../../../engine/documents/drafts/write.ts';
import { writtenTotals } from '../../../engine/documents/lines/rowOfLines.ts';
import type { StoredBilled, StoredTextRow } from '../../../engine/documents/lines/storedLines.ts';
import type { AnyRow } from '../../../engine/documents/engine.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

/** The answer of a client, to the version that they have seen. */
export interface QuoteAnswer {
  readonly seen: number;
  readonly name: string;
  /** Of an acceptance: the positions of the accepted options. */
  readonly options: readonly number[];
  /** Of a refusal. */
  readonly reason?: string;
}

/** A quote as its table returns it. */
export interface QuoteRow extends AnyRow {
  readonly status: QuoteStatus;
  readonly version_number: number;
  readonly valid_until: string;
  /** The part of it that deposit invoices bear. */
  readonly deposit_percent: string;
}

const { lock, read } = storedDocuments(quotes);

const decline = `
  update quotes set status = 'declined', answered_at = $3, answered_by = $4, decline_reason = $5
  where tenant_id = $1 and uuid = $2`;

const accept = `
  update quotes set status = 'accepted', answered_at = $3, answered_by = $4,
    ${amountColumns.map((column) => `${column} = ($5::jsonb ->> '${column}')::numeric`).join(', ')}
  where tenant_id = $1 and uuid = $2`;

/**
 * Records the answer of a client, who accepts a quote with some of its options, or declines it. Throws `status_not_allowed`
 * for a second answer, after the validity, and for a version that another one has replaced; and `validation` for an option
 * that is none.
 */
export async function answerQuote(db: Db, scope: Scope, uuid: string, answer: QuoteAnswer): Promise<void> {
  const { tenant, now } = scope;
  const [row] = (await lock(db, tenant.id, [uuid])) as readonly QuoteRow[];
  if (!row || row.status === 'draft') throw new ApiError('not_found');
  const refusal = answerRefusal(row, answer.seen, today(now, tenant.timeZone));
  if (refusal) throw notAnswerable(refusal);
  const given = [tenant.id, uuid, now.toISOString(), answer.name.trim()];
  if (answer.reason !== undefined) {
    await db.query(decline, [...given, answer.reason.trim()]);
    return;
  }
  const { rows, totals } = withOptions(await read(db, tenant.id, uuid), answer.options);
  const kept = rows.map((line, position) => ({ ...(isLine(line) ? unadjusted(line) : line), position }));
  await Promise.all([
    linesOf(quotes).replace(db, tenant.id, uuid, kept),
    db.query(accept, [...given, JSON.stringify(writtenTotals(totals))]),
  ]);
}

/** Returns the total of a public quote with some of its options. */
export async function totalWith(db: Db, tenant: string, uuid: string, options: readonly number[]) {
  const row = await read(db, tenant, uuid);
  if (row.status === 'draft') throw new ApiError('not_found');
  return { total: withOptions(row, options).totals.total };
}

/** Returns the rows and totals of a quote with some of its options. Throws `validation` for an option that is none. */
function withOptions({ lines = [], adjustments, currency }: AnyRow, options: readonly number[]) {
  const offered = lines as readonly (OfferedRow | StoredTextRow)[];
  if (options.some((at) => !isOption(offered[at]))) {
    throw new ApiError('validation', { errors: [{ path: 'options', key: 'validation.invalid' }] });
  }
  return acceptOptions<OfferedRow, StoredTextRow>(offered, new Set(options), adjustments ?? [], decimalsOf(currency));
}

/** A line of a quote as its table returns it. */
type OfferedRow = StoredBilled & OfferedLine;

const isOption = (row: OfferedRow | StoredTextRow | undefined): boolean =>
  row !== undefined && isLine(row) && row.is_optional === true;

/** A line without any discount or charge keeps its total alone. */
function unadjusted(line: OfferedRow) {
  const { gross, net, total, scenery } = line;
  const isPlain = (gross ?? total) === total && (net ?? total) === total;
  return { ...line, ...(isPlain && { gross: null, share: null, net: null }), scenery_uuid: scenery.uuid };
}

/** The refusal of an answer, in the words of its reason. */
const notAnswerable = (code: string): ApiError =>
  new ApiError('status_not_allowed', { reason: { code, words: `public.quote.refused.${code}` } });
