import { isDate } from '../../../../domain/dates/date.ts';
import { cutoffOf } from '../../../../domain/payments/overdue.ts';
import { attachmentsOf, urlOf } from '../../../../domain/schema/urlOf.ts';
import type { DocumentOptions } from '../../../../schemas/parts/documents/document.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { Scope } from '../../../identity/scope.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { documentRecord, linesRecord } from '../../../engine/documents/record.ts';
import { contractFields } from '../terms/contractColumns.ts';
import type { ContractRow } from './rows.ts';

/** Property names are those of the schema. */
export type ContractRecord = Record<string, unknown> &
  DocumentOptions &
  Pick<ContractRow, 'uuid' | 'status' | 'currency'>;

/**
 * Returns the contract as the API presents it: amounts with the decimals of the currency; absent values are undefined.
 */
export function toRecord(row: ContractRow, { now, tenant }: Scope): ContractRecord {
  const money = moneyIn(row.currency);
  return {
    ...documentRecord(row, contractFields, money),
    contract_number: row.contract_number,
    status: row.status,
    billed_amount: money(row.billed_amount),
    to_come_amount: money(row.to_come_amount),
    unscheduled_amount: row.released_amount === null ? undefined : money(row.unscheduled_amount),
    released_amount: row.released_amount === null ? undefined : money(row.released_amount),
    monthly_amount: money(row.monthly_amount),
    starts_on: row.starts_on ?? undefined,
    ends_on: row.ends_on ?? undefined,
    account: row.account ?? undefined,
    jurisdictions: row.jurisdictions,
    items_invoice: linesRecord(row, money),
    logo: row.has_logo ? `${urlOf(contracts)}/${row.uuid}/logo` : undefined,
    files: row.files?.map(({ uuid, name }) => ({ uuid, name, file: `${attachmentsOf(contracts, row.uuid)}/${uuid}` })),
    has_overdue_invoices: isDate(row.unpaid_from) && now > cutoffOf(row.unpaid_from, tenant.timeZone),
    public_hash: row.public_hash ?? undefined,
  };
}
