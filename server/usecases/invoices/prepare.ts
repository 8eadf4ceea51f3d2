import { today } from '../../../domain/dates/today.ts';
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
import { computeLines, type LineRow } from '../documents/lines.ts';
import { findParties } from '../documents/parties.ts';
import type { Scope } from '../../scope.ts';
import { findTemplate } from '../documents/template.ts';

/** The content of an invoice, checked and computed: names are the columns of `invoices`. */
export interface PreparedInvoice {
  readonly header: Readonly<Record<string, unknown>>;
  readonly lines: readonly LineRow[];
  readonly allowsRetroactive: boolean;
}

/** Checks an invoice against the tenant's data and computes all its amounts. Throws `validation` with every issue found. */
export async function prepareInvoice(db: Db, scope: Scope, input: InvoiceInput): Promise<PreparedInvoice> {
  const decimals = decimalsOf(input.currency);
  const tenant = scope.tenant.id;
  const [parties, lines, known] = await Promise.all([
    findParties(db, tenant, input),
    computeLines(db, tenant, input.items_invoice, decimals),
    unknownChoices(db, tenant, input),
  ]);
  const rules = runRules(invoices.rules ?? [], input, { today: today(scope.now, scope.tenant.timeZone) });
  const totals = taxesOfDocument(lines.rows, decimals);
  const tooLarge: Issue[] = figureTooLarge(totals) ? [{ path: 'items_invoice', key: 'validation.amountTooLarge' }] : [];
  const issues = [...rules, ...known, ...parties.issues, ...lines.issues, ...tooLarge];
  if (issues.length > 0 || !parties.parties) throw new ApiError('validation', { errors: issues });
  const { allowsRetroactive, ...shown } = parties.parties;
  return { header: { ...headerOf(input), ...shown, ...totals }, lines: lines.rows, allowsRetroactive };
}

/** What the input says of the document itself: its properties are called as their columns. */
function headerOf({ items_invoice: _lines, is_draft: _draft, ...header }: InvoiceInput): PreparedInvoice['header'] {
  return { ...header, template: header.template ?? defaultTemplate };
}

const selectKnown = `
  select exists (select from currencies where code = $2) as currency,
    $3::uuid is null or exists (select from accounts where tenant_id = $1 and uuid = $3) as account_uuid`;

/** The currency, account and template must exist; what does not is an issue at its field. */
async function unknownChoices(db: Db, tenant: string, input: InvoiceInput): Promise<Issue[]> {
  const { currency, account_uuid, template = defaultTemplate } = input;
  const [[known], named] = await Promise.all([
    db.query<Record<string, boolean>>(selectKnown, [tenant, currency, account_uuid ?? null]),
    findTemplate(db, tenant, template),
  ]);
  return Object.entries({ ...known, template: named !== undefined }).flatMap(([path, isKnown]) =>
    isKnown ? [] : [{ path, key: 'validation.unknownReference' }],
  );
}
