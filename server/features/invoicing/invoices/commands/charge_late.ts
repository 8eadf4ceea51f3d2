import { lateCharge, type LateCharge } from '../../../../../domain/collecting/lateCharge.ts';
import { addDays, daysBetween } from '../../../../../domain/dates/date.ts';
import { today } from '../../../../../domain/dates/today.ts';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { openAmount } from '../../../../../domain/payments/amounts/openAmount.ts';
import type { LateCharging } from '../../../../../schemas/parts/collecting/lateCharging.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { createDocument } from '../../../../engine/documents/drafts/drafts.ts';
import type { Scope } from '../../../../identity/scope.ts';
import { observationOf, readLateFees, readMade, type LateFees } from '../../../collecting/index.ts';
import { sendingOf } from '../../../delivery/index.ts';
import { engine } from '../engine.ts';
import type { InvoiceInput } from '../input.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** What is charged for an invoice, between check and apply. */
const charges = new WeakMap<InvoiceRow, { readonly charge: LateCharge; readonly fees: LateFees }>();

/** The rule charges something today, and no other invoice charges it yet, unless it is to be charged again. */
export const check: Check<InvoiceRow, LateCharging> = async (db, { tenant, now }, rows, { again }) => {
  const day = today(now, tenant.timeZone);
  const [fees, made] = await Promise.all([
    readLateFees(db, tenant.id),
    Promise.all(rows.map((row) => readMade(db, tenant.id, row.uuid))),
  ]);
  return rows.map((row, index) => {
    if (!fees.is_on) return refusal('late_charges_off');
    const charge = lateCharge({ ...row, open_amount: openAmount(row) }, fees, day);
    charges.set(row, { charge, fees });
    if (!isAboveZero(charge.total)) return refusal('nothing_to_charge');
    return made[index]?.[0] && !again ? refusal('charged_before', 'again') : undefined;
  });
};

function refusal(code: string, at?: string): ApiError {
  const words = `collecting.late.refused.${code}`;
  return new ApiError('status_not_allowed', {
    reason: { code, words },
    ...(at !== undefined && { errors: [{ path: at, key: words }] }),
  });
}

const isAboveZero = (amount: string): boolean => compareDecimals(amount, '0') > 0;

const link = 'update invoices set late_charge_of_uuid = $3 where tenant_id = $1 and uuid = $2';

/** Makes a draft for each invoice, which names it. */
export const apply: Apply<InvoiceRow, LateCharging> = async (db, scope, rows) => {
  const writing: Promise<unknown>[] = [];
  for (const row of rows) {
    const made = await createDocument(db, scope, engine, draftOf(row, scope));
    writing.push(made.writing, db.query(link, [scope.tenant.id, made.row.uuid, row.uuid]));
  }
  return writing;
};

/** To the same payer, on the same account and with as many days until it is due: one line for the interest, one for the fee. */
function draftOf(row: InvoiceRow, { tenant, now }: Scope): InvoiceInput {
  const { charge, fees } = charges.get(row) ?? {};
  if (!charge || !fees?.item || !fees.scenario) throw new Error('A charge for late payment was not checked');
  const { item, scenario } = fees;
  const day = today(now, tenant.timeZone);
  const language = fees.fixed ?? sendingOf(row, null).language;
  const late = { ...row, open_amount: openAmount(row) };
  return {
    service_provider_uuid: row.service_provider_uuid,
    service_buyer_uuid: row.service_buyer_uuid,
    ...(row.payment_responsible_uuid && { payment_responsible_uuid: row.payment_responsible_uuid }),
    ...(row.account_uuid && { account_uuid: row.account_uuid }),
    currency: row.currency,
    created: day,
    due_date: addDays(day, Math.max(0, daysBetween(row.created, row.due_date))),
    send_email: row.send_email,
    ...(row.responsible_name && { responsible_name: row.responsible_name }),
    ...(row.responsible_email && { responsible_email: row.responsible_email }),
    show_tax_invoice: row.show_tax_invoice,
    show_exporter_net: row.show_exporter_net,
    observation: observationOf(late, charge, fees, language),
    is_draft: true,
    items_invoice: [charge.interest, charge.fee]
      .filter(isAboveZero)
      .map((price) => ({ item: { uuid: item }, quantity: '1', price, scenery: { uuid: scenario } })),
  };
}
