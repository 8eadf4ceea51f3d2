import { isDate } from '../../../domain/dates/date.ts';
import { cutoffOf } from '../../../domain/payments/overdue.ts';
import { attachmentsOf, urlOf } from '../../../domain/schema/urlOf.ts';
import contracts from '../../../schemas/resources/contracts.ts';
import type { Scope } from '../../scope.ts';
import { moneyIn } from '../documents/money.ts';
import { figuresOf, lineRecord } from '../documents/storedLines.ts';
import type { ContractRow } from './rows.ts';

/** Names are those of the schema. */
export type ContractRecord = Record<string, unknown> & Pick<ContractRow, 'uuid' | 'status'>;

/** The contract as the API answers it: money with its currency's decimals; what is absent is undefined. */
export function toRecord(row: ContractRow, { now, tenant }: Scope): ContractRecord {
  const money = moneyIn(row.currency);
  return {
    uuid: row.uuid,
    contract_number: row.contract_number,
    company_number: row.company_number ?? undefined,
    status: row.status,
    type: row.type,
    currency: row.currency,
    frequency_symbology: row.frequency_symbology,
    frequency: row.frequency,
    due_date: row.due_date,
    due_date_contract: row.due_date_contract,
    total_amount: money(row.total_amount),
    service_provider_uuid: row.service_provider_uuid,
    service_buyer_uuid: row.service_buyer_uuid,
    payment_responsible_uuid: row.payment_responsible_uuid ?? undefined,
    account_uuid: row.account_uuid ?? undefined,
    service_provider: row.service_provider,
    service_buyer: row.service_buyer,
    payment_responsible: row.payment_responsible ?? undefined,
    account: row.account ?? undefined,
    jurisdictions: row.jurisdictions,
    items_invoice: row.lines?.map((line) => lineRecord(line, money)),
    subtotal: money(row.subtotal),
    total: money(row.total),
    ...figuresOf(row, money),
    observation: row.observation ?? undefined,
    terms_payment: row.terms_payment ?? undefined,
    template: row.template,
    label: row.label ?? undefined,
    logo: row.has_logo ? `${urlOf(contracts)}/${row.uuid}/logo` : undefined,
    files: row.files?.map(({ uuid, name }) => ({ uuid, name, file: `${attachmentsOf(contracts, row.uuid)}/${uuid}` })),
    send_email: row.send_email,
    responsible_name: row.responsible_name ?? undefined,
    responsible_email: row.responsible_email ?? undefined,
    show_tax_invoice: row.show_tax_invoice,
    has_overdue_invoices: isDate(row.unpaid_from) && now > cutoffOf(row.unpaid_from, tenant.timeZone),
    public_hash: row.public_hash,
    created_at: row.created_at,
  };
}
