import { leastOf } from '../../../../domain/documents/lineFigures.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import { adjustedPrice, type Adjustment } from '../../../../domain/recurrence/amendments/adjust.ts';
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
import { negativeIssues } from '../../../engine/documents/drafts/prepare.ts';
import { renew } from '../../../engine/documents/issuing/renew.ts';
import { unfitOf } from '../../../engine/documents/lines/scenarioFit.ts';
import { textColumns } from '../../../engine/documents/drafts/texts.ts';
import { jurisdictionsOf, termsNames } from '../terms/terms.ts';
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
    case 'terms': {
      const content = await newTerms(db, tenant, { contract, amendment, keys });
      return new Map(keys.map((key) => [key, content]));
    }
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
  return { patch: { ...totals, jurisdictions: jurisdictionsOf(lines) }, lines, totals };
}

/** New lines, new details, or both: reports the issues of both together. */
async function newTerms(db: Db, tenant: string, amended: AmendedTerms): Promise<NewContent> {
  const [billed, details] = await Promise.all([newLines(db, tenant, amended), newDetails(db, tenant, amended)]);
  requireNone([...(billed?.issues ?? []), ...details.issues]);
  if (billed?.unfit) throw billed.unfit;
  return { ...billed?.content, patch: { ...billed?.content.patch, ...details.patch } };
}

/** Returns the new lines and their issues; undefined if lines do not change. */
async function newLines(db: Db, tenant: string, { contract, amendment }: AmendedTerms) {
  const { items_invoice: entered, confirm_scenarios: confirmed } = amendment;
  if (!entered) return undefined;
  const decimals = decimalsOf(contract.currency);
  const { rows, issues } = await computeLines(db, tenant, entered as LineInput[], { linesAt, decimals });
  const totals = taxesOfDocument(linesAmong(rows), decimals);
  const wrong = [...issues, ...amountIssues(totals, linesAt), ...noLineIssues(entered as LineInput[], linesAt)];
  return {
    content: contentOf(rows, totals),
    issues: wrong.length > 0 ? wrong : negativeIssues(contract, { lines: rows, totals }, termsNames),
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
  const changed = detailFields.flatMap((name) =>
    amendment[name] === undefined ? [] : [[name, amendment[name]] as const],
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
  const { rows, totals, issues } = await renew(db, tenant, { uuid: key, currency, reprice }, termsNames);
  const tooLarge = issues.find((issue) => issue.key === 'validation.amountTooLarge');
  if (tooLarge) requireNone([{ path, key: tooLarge.key }]);
  if (issues.length > 0) throw new ApiError('terms_outdated');
  requireNone(negativeIssues(contract, { lines: rows, totals }, termsNames).map((issue) => ({ ...issue, path })));
  // New terms have lines of their own.
  const lines = rows.map(({ uuid: _key, ...line }) => line);
  return contentOf(lines, totals);
}
