import { adjustmentIssues, type EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { leastOf } from '../../../../domain/documents/lineFigures.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import { adjustedPrice, type Adjustment } from '../../../../domain/recurrence/amendments/adjust.ts';
import { contractTextIssues } from '../../../../domain/recurrence/texts/textIssues.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import { responsibleWhenSending } from '../../../../domain/rules/responsibleWhenSending.ts';
import { noLineIssues } from '../../../../domain/documents/rowIssues.ts';
import { linesAmong } from '../../../../domain/documents/rows.ts';
import { taxesOfDocument, type DocumentTotals } from '../../../../domain/taxes/document.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { detailFields, type Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { findChoices } from '../../../engine/documents/drafts/choices.ts';
import type { LineInput } from '../../../engine/documents/drafts/input.ts';
import { computeLines, type LineRow } from '../../../engine/documents/lines/lines.ts';
import { adjustedIssues, keptOf, negativeIssues } from '../../../engine/documents/drafts/prepare.ts';
import { storedTotals } from '../../../engine/documents/lines/rowOfLines.ts';
import { renew } from '../../../engine/documents/issuing/renew.ts';
import { unfitOf } from '../../../engine/documents/lines/scenarioFit.ts';
import { textColumns } from '../../../engine/documents/drafts/texts.ts';
import { jurisdictionsOf, termsNames } from '../terms/terms.ts';
import type { StaleTerms } from '../terms/renewTerms.ts';
import type { AmendedContract } from './read.ts';

/** The replacement of some terms: changed columns, and lines if they change. */
export interface NewContent {
  readonly patch: Readonly<Record<string, unknown>>;
  readonly lines?: readonly LineRow[];
  readonly totals?: DocumentTotals;
}

/** A contract, its amendment, and the affected terms. */
interface AmendedTerms {
  readonly contract: AmendedContract;
  readonly amendment: Amendment;
  readonly keys: readonly string[];
}

const { linesAt } = termsNames;

/**
 * Returns the replacements of these terms by an amendment. Throws `validation` with all issues, and `scenario_unfit`
 * for an unconfirmed scenario for other countries.
 */
export async function amendTerms(
  db: Db,
  tenant: string,
  { contract, amendment, keys }: AmendedTerms,
): Promise<Map<string, NewContent>> {
  switch (amendment.kind) {
    case 'lines':
    case 'details':
    case 'terms':
      return newTerms(db, tenant, { contract, amendment, keys });
    case 'adjust': {
      const adjusted = new Map<string, NewContent>();
      for (const key of keys) adjusted.set(key, await newPrices(db, tenant, { contract, amendment, key }));
      return adjusted;
    }
    default:
      return new Map();
  }
}

function contentOf(lines: readonly LineRow[], totals: DocumentTotals): NewContent {
  return { patch: { ...storedTotals(totals), jurisdictions: jurisdictionsOf(lines) }, lines, totals };
}

/** New lines, new details, or both: reports the issues of both together. */
async function newTerms(db: Db, tenant: string, amended: AmendedTerms): Promise<Map<string, NewContent>> {
  const { amendment, contract } = amended;
  const [billed, details] = await Promise.all([newAmounts(db, tenant, amended), newDetails(db, tenant, amended)]);
  const [first] = billed.values();
  const texts = contractTextIssues(amendment, amendment.items_invoice, contract.texts_of.billing_period);
  requireNone([...texts, ...(first?.issues ?? []), ...details.issues]);
  if (first?.unfit) throw first.unfit;
  return new Map(
    amended.keys.map((key) => {
      const { issues = [], content } = billed.get(key) ?? {};
      requireNone(issues);
      return [key, { ...content, patch: { ...content?.patch, ...details.patch } }];
    }),
  );
}

const selectAdjustments = `
  select uuid, adjustments from contract_terms where tenant_id = $1 and uuid = any($2::uuid[]) order by uuid`;

/**
 * Returns new lines, or the same under new adjustments, by the keys of their terms; none if neither changes. Terms keep their own
 * adjustments unless the amendment has others.
 */
async function newAmounts(db: Db, tenant: string, { contract, amendment, keys }: AmendedTerms) {
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
    { uuid, currency: contract.currency, adjustments },
    termsNames,
  );
  const isOutdated = issues.some(({ path }) => !path.startsWith('adjustments'));
  if (isOutdated) throw new ApiError('terms_outdated');
  const lines = rows.map(({ uuid: _key, ...line }) => line);
  return adjustedContent(lines, totals, { contract, adjustments, issues });
}

function adjustedContent(
  rows: readonly LineRow[],
  totals: DocumentTotals,
  { contract, adjustments, issues }: Adjusting & { readonly issues: readonly Issue[] },
) {
  const kept = issues.length > 0 ? undefined : keptOf(adjustments ?? [], rows, decimalsOf(contract.currency));
  const content = contentOf(rows, totals);
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
  const context = { linesAt, decimals, adjustments };
  const { rows, issues } = await computeLines(db, tenant, entered as LineInput[], context);
  const totals = taxesOfDocument(linesAmong(rows), decimals);
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

const selectRecipients = `
  select distinct send_email, responsible_name, responsible_email from contract_terms
  where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Returns the new details and their issues; an empty text clears a detail. */
async function newDetails(db: Db, tenant: string, { contract: { currency }, amendment, keys }: AmendedTerms) {
  // Adjustments come with the amounts.
  const changed = detailFields.flatMap((name) =>
    name === 'adjustments' || amendment[name] === undefined ? [] : [[name, amendment[name]] as const],
  );
  const patch: NewContent['patch'] = {
    ...Object.fromEntries(changed.map(([name, value]) => [name, value === '' ? null : value])),
    ...textColumns(Object.fromEntries(changed)),
  };
  if (changed.length === 0) return { patch, issues: [] };
  const { account_uuid, template } = amendment;
  const [{ issues }, kept] = await Promise.all([
    findChoices(db, tenant, { currency, account_uuid, template }),
    db.query<object>(selectRecipients, [tenant, keys]),
  ]);
  const all = kept.flatMap((one) => responsibleWhenSending({ ...one, ...Object.fromEntries(changed) }, { today: '' }));
  const ofRecipients = [...new Map(all.map((issue) => [issue.path, issue])).values()];
  return { patch, issues: [...issues.filter(({ path }) => path !== 'currency'), ...ofRecipients] };
}

/** What prices make impossible. */
const ofAmounts: readonly string[] = ['validation.amountTooLarge', 'validation.adjustment.beyond'];

/** Returns the same lines at adjusted prices, under the current scenarios. */
async function newPrices(
  db: Db,
  tenant: string,
  { contract, amendment, key }: { contract: AmendedContract; amendment: Amendment; key: string },
): Promise<NewContent> {
  const { currency } = contract;
  const decimals = decimalsOf(currency);
  const { percent, amount } = amendment;
  const path = percent === undefined ? 'amount' : 'percent';
  requireNone(amount === undefined ? [] : fractionIssues('amount', amount, decimals));
  const by: Adjustment = percent === undefined ? { amount: amount ?? '0' } : { percent };
  const reprice = (price: string, position: number, line: StatedLine): string => {
    const after = adjustedPrice(price, by, decimals, leastOf('price', line));
    if ('price' in after) return after.price;
    const reason = after.beyond === 'least' ? 'validation.priceTooSmall' : 'validation.priceTooLarge';
    throw new ApiError('validation', { errors: [{ path, key: reason, args: { line: position + 1 } }] });
  };
  const [terms] = await db.query<Pick<StaleTerms, 'adjustments'>>(selectAdjustments, [tenant, [key]]);
  const adjustments = terms?.adjustments;
  const { rows, totals, issues } = await renew(db, tenant, { uuid: key, currency, adjustments, reprice }, termsNames);
  const impossible = issues.find((issue) => ofAmounts.includes(issue.key));
  if (impossible) requireNone([{ path, key: impossible.key }]);
  if (issues.length > 0) throw new ApiError('terms_outdated');
  requireNone(negativeIssues(contract, { lines: rows, totals }, termsNames).map((issue) => ({ ...issue, path })));
  // New terms have lines of their own.
  const lines = rows.map(({ uuid: _key, ...line }) => line);
  return contentOf(lines, totals);
}
