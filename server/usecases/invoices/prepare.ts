import type { Issue } from '../../../domain/validation/issue.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { InvoiceInput } from './input.ts';
import { issueDate } from '../documents/issue.ts';
import type { LineRow } from '../documents/lines.ts';
import { invoiceNames } from './names.ts';
import { negativeIssues, prepareDocument } from '../documents/prepare.ts';
import type { Scope } from '../../scope.ts';
import { unfitOf } from '../documents/scenarioFit.ts';
import { textColumns } from '../documents/texts.ts';
import type { InvoiceRow } from './rows.ts';
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
  current?: Pick<InvoiceRow, 'number' | 'created' | 'account_uuid' | 'currency'>,
): Promise<PreparedInvoice> {
  const { number, created: dated } = current ?? { number: null, created: input.created };
  const of = { resource: invoices, names: invoiceNames, lines: input.items_invoice, known: { number }, kept: current };
  const { parties, lines, totals, account, template, issues } = await prepareDocument(db, scope, input, of);
  const kept: Issue[] =
    number === null || input.created === dated
      ? []
      : [{ path: 'created', key: 'validation.emissionKept', args: { date: dated } }];
  const negative = input.is_draft ? [] : negativeIssues(input, { totals, lines }, invoiceNames);
  const errors = [...kept, ...negative, ...issues];
  if (errors.length > 0 || !parties) throw new ApiError('validation', { errors });
  const { allowsRetroactive, ...shown } = parties;
  const unfit = input.is_draft || input.confirm_scenarios ? undefined : unfitOf(lines, shown, invoiceNames.linesAt);
  if (unfit) throw unfit;
  const created = input.is_draft
    ? input.created
    : issueDate(scope, { created: input.created, number }, allowsRetroactive);
  return {
    status: input.is_draft ? 'draft' : 'billed',
    content: { ...contentOf(input), template, created, ...shown, ...totals },
    lines,
    account,
  };
}

/** What the input says of the document itself, by its columns, which are called as the properties. */
function contentOf({
  items_invoice: _lines,
  is_draft: _draft,
  confirm_scenarios: _confirmed,
  ...content
}: InvoiceInput): Content {
  return { ...content, ...textColumns(content) };
}
