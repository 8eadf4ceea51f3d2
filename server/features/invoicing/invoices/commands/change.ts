import { today } from '../../../../../domain/dates/today.ts';
import { runRules } from '../../../../../domain/rules/rules.ts';
import type { Issue } from '../../../../../domain/validation/issue.ts';
import type { invoiceChange } from '../../../../../schemas/parts/invoicing/invoiceChange.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { findChoices } from '../../../../engine/documents/drafts/choices.ts';
import type { InvoiceRow } from '../reading/rows.ts';

type Change = Infer<typeof invoiceChange>;

/** Each draft must stay valid as the form would save it: its dates, and an account of its currency. */
export const check: Check<InvoiceRow, Change> = async (db, scope, rows, input) => {
  const context = { today: today(scope.now, scope.tenant.timeZone) };
  const ofAccounts = await accountIssues(db, scope.tenant.id, rows, input);
  return rows.map((row) => {
    const dated = { ...row, due_date: input.due_date ?? row.due_date, is_draft: true };
    const issues = [...runRules(invoices.rules ?? [], { ...dated }, context), ...(ofAccounts.get(row.currency) ?? [])];
    return issues.length > 0 ? new ApiError('validation', { errors: issues }) : undefined;
  });
};

/** Returns why the account or template may not be given, by the currency of the drafts. */
async function accountIssues(
  db: Db,
  tenant: string,
  rows: readonly InvoiceRow[],
  { account, template }: Change,
): Promise<ReadonlyMap<string, readonly Issue[]>> {
  if (!account && !template) return new Map();
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const found = await Promise.all(
    currencies.map(async (currency) => {
      const chosen = { currency, account_uuid: account?.uuid, template: template?.uuid };
      const { issues } = await findChoices(db, tenant, chosen);
      const atInput = issues.map((issue) => (issue.path === 'account_uuid' ? { ...issue, path: 'account' } : issue));
      return [currency, atInput] as const;
    }),
  );
  return new Map(found);
}

const update = `
  update invoices set due_date = coalesce($3, due_date), account_uuid = coalesce($4, account_uuid),
    template = coalesce($5, template), label = coalesce($6, label)
  where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Sets what is given; the rest of each draft stays. */
export const apply: Apply<InvoiceRow, Change> = async (
  db,
  { tenant },
  rows,
  { due_date, account, template, label },
) => {
  const values = [due_date, account?.uuid, template?.uuid, label].map((value) => value ?? null);
  return [db.query(update, [tenant.id, rows.map(({ uuid }) => uuid), ...values])];
};
