import { today } from '../../../domain/dates/today.ts';
import { negativeTotal } from '../../../domain/documents/negativeTotal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { runRules } from '../../../domain/rules/run.ts';
import { taxesOfDocument } from '../../../domain/taxes/document.ts';
import { figureTooLarge } from '../../../domain/taxes/limit.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { defaultTemplate } from '../../documents/templates.ts';
import { ApiError } from '../../errors.ts';
import type { InvoiceInput } from './input.ts';
import { issueDate } from '../documents/issue.ts';
import { computeLines, type LineRow } from '../documents/lines.ts';
import { invoiceNames } from './names.ts';
import { findParties } from '../documents/parties.ts';
import type { Scope } from '../../scope.ts';
import { unfitOf } from '../documents/scenarioFit.ts';
import { findTemplate } from '../documents/template.ts';
import { accountColumn, type InvoiceRow } from './rows.ts';
import type { Content, WrittenStatus } from './write.ts';

/** An invoice, checked and computed. */
export interface PreparedInvoice {
  readonly status: WrittenStatus;
  readonly content: Content;
  readonly lines: readonly LineRow[];
  readonly account: InvoiceRow['account'];
}

/**
 * Checks an invoice against the tenant's data and computes all its amounts. A draft that it takes the place of keeps the
 * emission date of its number. Throws `validation` with every issue found, and
 * `scenario_unfit` where it is to be billed with a scenario for other countries and that is not confirmed.
 */
export async function prepareInvoice(
  db: Db,
  scope: Scope,
  input: InvoiceInput,
  { number, created: dated }: Pick<InvoiceRow, 'number' | 'created'> = { number: null, created: input.created },
): Promise<PreparedInvoice> {
  const decimals = decimalsOf(input.currency);
  const tenant = scope.tenant.id;
  const [parties, lines, known] = await Promise.all([
    findParties(db, tenant, input),
    computeLines(db, tenant, input.items_invoice, { linesAt: invoiceNames.linesAt, decimals }),
    findChoices(db, tenant, input),
  ]);
  const rules = runRules(
    invoices.rules ?? [],
    { ...input, number },
    { today: today(scope.now, scope.tenant.timeZone) },
  );
  const totals = taxesOfDocument(lines.rows, decimals);
  const tooLarge: Issue[] = figureTooLarge(totals) ? [{ path: 'items_invoice', key: 'validation.amountTooLarge' }] : [];
  const kept: Issue[] =
    number === null || input.created === dated
      ? []
      : [{ path: 'created', key: 'validation.emissionKept', args: { date: dated } }];
  const negative = input.is_draft ? [] : negativeIssues(input.currency, totals.total, lines.rows);
  const issues = [...rules, ...kept, ...negative, ...known.issues, ...parties.issues, ...lines.issues, ...tooLarge];
  if (issues.length > 0 || !parties.parties) throw new ApiError('validation', { errors: issues });
  const { allowsRetroactive, ...shown } = parties.parties;
  const unfit =
    input.is_draft || input.confirm_scenarios ? undefined : unfitOf(lines.rows, shown, invoiceNames.linesAt);
  if (unfit) throw unfit;
  const created = input.is_draft
    ? input.created
    : issueDate(scope, { created: input.created, number }, allowsRetroactive);
  return {
    status: input.is_draft ? 'draft' : 'billed',
    content: { ...contentOf(input), created, ...shown, ...totals },
    lines: lines.rows,
    account: known.account,
  };
}

/** An issue at the line whose tribute makes the total negative: such a document cannot be issued. */
function negativeIssues(currency: string, total: string, lines: readonly LineRow[]): Issue[] {
  const culprit = negativeTotal(
    total,
    lines.map(({ scenery }) => scenery.tributes),
  );
  if (!culprit) return [];
  const args = { tribute: culprit.name, amount: culprit.amount, currency };
  return [{ path: `${invoiceNames.linesAt}.${culprit.position}.scenery`, key: 'validation.totalNegative', args }];
}

/** What the input says of the document itself: its properties are called as their columns. */
function contentOf({
  items_invoice: _lines,
  is_draft: _draft,
  confirm_scenarios: _confirmed,
  ...content
}: InvoiceInput): Content {
  return { ...content, template: content.template ?? defaultTemplate };
}

const selectChoices = `
  select exists (select from currencies where code = $2) as currency, ${accountColumn('$1', '$3::uuid')} as account`;

/** The account that was chosen, and an issue at its field for each of currency, account and template that does not exist. */
async function findChoices(
  db: Db,
  tenant: string,
  input: InvoiceInput,
): Promise<{ account: InvoiceRow['account']; issues: Issue[] }> {
  const { currency, account_uuid, template = defaultTemplate } = input;
  const [[found], named] = await Promise.all([
    db.query<{ currency: boolean; account: InvoiceRow['account'] }>(selectChoices, [
      tenant,
      currency,
      account_uuid ?? null,
    ]),
    findTemplate(db, tenant, template),
  ]);
  const account = found?.account ?? null;
  const known = {
    currency: found?.currency,
    account_uuid: !account_uuid || account !== null,
    template: named !== undefined,
  };
  const issues = Object.entries(known).flatMap(([path, isKnown]) =>
    isKnown ? [] : [{ path, key: 'validation.unknownReference' }],
  );
  return { account, issues };
}
