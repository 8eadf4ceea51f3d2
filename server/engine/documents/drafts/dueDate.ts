import { dueDateOf, type PaymentRule } from '../../../../domain/paymentTerms/dueDate.ts';
import { isNearToday } from '../../../../domain/documents/emission.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DraftInput } from '../engine.ts';
import { issueDate } from '../issuing/issue.ts';

// Of the payer: the client's own, else the company's.
const selectTerms = `
  select p.rule, p.days, p.day, p.months, c.allows_retroactive from companies c
  left join entities e on e.tenant_id = c.tenant_id and e.uuid = $3
  join payment_terms p on p.tenant_id = c.tenant_id and p.uuid = coalesce(e.payment_terms_uuid, c.payment_terms_uuid)
  where c.tenant_id = $1 and c.uuid = $2`;

interface Dated {
  readonly created: string;
  readonly number: number | null;
}

/** Returns the due date of a document that names none: by the payment terms of its payer, if there are any. */
export async function dueDateUnderTerms(
  db: Db,
  scope: Scope,
  { service_provider_uuid, service_buyer_uuid, payment_responsible_uuid, is_draft }: DraftInput,
  { created, number }: Dated,
): Promise<string | undefined> {
  // The rules report such a date.
  if (number === null && !isNearToday(created, today(scope.now, scope.tenant.timeZone))) return undefined;
  const payer = payment_responsible_uuid ?? service_buyer_uuid;
  const [terms] = await db.query<PaymentRule & { readonly allows_retroactive: boolean }>(selectTerms, [
    scope.tenant.id,
    service_provider_uuid,
    payer,
  ]);
  return (
    terms && dueDateOf(terms, is_draft ? created : issueDate(scope, { created, number }, terms.allows_retroactive))
  );
}
