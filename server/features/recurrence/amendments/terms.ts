import { leastOf } from '../../../../domain/documents/lineFigures.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import { adjustedPrice, type Adjustment } from '../../../../domain/recurrence/amendments/adjust.ts';
import { contractTextIssues } from '../../../../domain/recurrence/texts/textIssues.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import { responsibleWhenSending } from '../../../../domain/rules/responsibleWhenSending.ts';
import { detailFields, type Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { findChoices } from '../../../engine/documents/drafts/choices.ts';
import { negativeIssues } from '../../../engine/documents/drafts/prepare.ts';
import { renew } from '../../../engine/documents/issuing/renew.ts';
import { textColumns } from '../../../engine/documents/drafts/texts.ts';
import { termsNames } from '../terms/terms.ts';
import type { StaleTerms } from '../terms/renewTerms.ts';
import type { AmendedContract } from './read.ts';
import { contentOf, newAmounts, selectAdjustments, type AmendedTerms, type NewContent } from './newAmounts.ts';

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
  const { currency, taxed_on: day } = contract;
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
  const { rows, totals, issues } = await renew(
    db,
    tenant,
    { uuid: key, currency, day, adjustments, reprice },
    termsNames,
  );
  const impossible = issues.find((issue) => ofAmounts.includes(issue.key));
  if (impossible) requireNone([{ path, key: impossible.key }]);
  if (issues.length > 0) throw new ApiError('terms_outdated');
  requireNone(negativeIssues(contract, { lines: rows, totals }, termsNames).map((issue) => ({ ...issue, path })));
  // New terms have lines of their own.
  const lines = rows.map(({ uuid: _key, ...line }) => line);
  return contentOf(lines, totals, day);
}
