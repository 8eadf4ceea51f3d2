import type { Term } from '../../../../domain/recurrence/amendments/amendment.ts';
import { comparedFigures, type Priced } from '../../../../domain/recurrence/amendments/comparedFigures.ts';
import type { PaymentRule } from '../../../../domain/paymentTerms/dueDate.ts';
import { isOpen, type Planned } from '../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import type { ContractType } from '../../../../schemas/parts/recurrence/recurrence.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Party } from '../../../engine/documents/parties.ts';
import { termsOfPayer } from '../terms/lead.ts';
import { keepIssueDates } from '../terms/moveFuture.ts';
import { textsColumn, type TextsOf } from '../terms/occurrenceTexts.ts';
import { isOpen as isScheduled, lockOpen } from '../terms/occurrences.ts';
import { renewedTerms, staleOfContract, type StaleTerms } from '../terms/renewTerms.ts';

/** A contract before an amendment. */
export interface AmendedContract extends Term {
  readonly uuid: string;
  readonly type: ContractType;
  readonly currency: string;
  readonly total_amount: string;
  readonly lead_days: number;
  /** Those of its payer. */
  readonly payment_terms: PaymentRule | null;
  readonly confirm_scenarios: boolean;
  readonly service_provider_uuid: string;
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid: string | null;
  readonly service_provider: Party;
  readonly service_buyer: Party;
  readonly texts_of: TextsOf;
  /** The issue date of its next invoice, whose tributes amended terms have. */
  readonly taxed_on: string;
}

/** An invoice with its terms, and its lasting terms: those without amendments of this invoice alone. */
export interface AmendedInvoice extends Planned, Priced {
  readonly terms_uuid: string;
  readonly lasting_terms_uuid: string;
}

/** The data of an amendment, locked until the end of the transaction. */
export interface Amended {
  readonly contract: AmendedContract;
  readonly invoices: readonly AmendedInvoice[];
}

const lockContract = `
  select c.uuid, c.type, c.currency, c.total_amount, c.frequency, c.frequency_symbology, c.due_date, c.due_date_contract,
    c.confirm_scenarios, c.service_provider, c.service_buyer,
    c.service_provider_uuid, c.service_buyer_uuid, c.payment_responsible_uuid,
    (select p.issue_lead_days from companies p where p.tenant_id = c.tenant_id and p.uuid = c.service_provider_uuid) as lead_days,
    ${termsOfPayer('c')} as payment_terms, ${textsColumn} as texts_of,
    coalesce((select min(o.created) from occurrences o
      where o.tenant_id = c.tenant_id and o.contract_uuid = c.uuid and ${isScheduled}), c.due_date) as taxed_on
  from contracts c where c.tenant_id = $1 and c.uuid = $2 for update of c`;

/** Issued invoices count with their own figures, cancelled ones with zero. */
const figure = (name: string): string =>
  `case when i.status = 'cancelled' then 0 else coalesce(i.${name}, m.${name}) end as ${name}`;

const selectInvoices = `
  select o.occurrence, o.due_date, o.status, o.terms_uuid, coalesce(o.lasting_terms_uuid, o.terms_uuid) as lasting_terms_uuid,
    ${comparedFigures.map(figure).join(', ')}
  from occurrences o join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  left join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid and o.status = 'billed'
  where o.tenant_id = $1 and o.contract_uuid = $2 order by o.occurrence`;

/**
 * Locks a contract and its open invoices, from a number on, and returns it with all its invoices. Throws `not_found`.
 */
export async function lockAmended(db: Db, tenant: string, uuid: string, from = 1): Promise<Amended> {
  const [, , [contract], invoices, stale] = await Promise.all([
    keepIssueDates(db, tenant),
    lockOpen(db, tenant, [uuid], from),
    db.query<AmendedContract>(lockContract, [tenant, uuid]),
    db.query<AmendedInvoice>(selectInvoices, [tenant, uuid]),
    db.query<StaleTerms>(staleOfContract('$1', '$2'), [tenant, uuid]),
  ]);
  if (!contract) throw new ApiError('not_found');
  const today = await renewedTerms(db, tenant, stale, stale.length);
  const { currency } = contract;
  return { contract, invoices: invoices.map((one) => asToday(one, today.get(one.terms_uuid)?.totals, currency)) };
}

/** Open invoices count with their current figures. */
function asToday(invoice: AmendedInvoice, today: object | undefined, currency: string): AmendedInvoice {
  const current = isOpen(invoice) ? { ...invoice, ...today } : invoice;
  const written = comparedFigures.map((name) => [name, sumAmounts([current[name]], decimalsOf(currency))]);
  return { ...invoice, ...Object.fromEntries(written) };
}
