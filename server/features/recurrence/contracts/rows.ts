import type contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { ContractStatus } from '../../../../schemas/parts/recurrence/contractActions.ts';
import type { Contract } from '../../../../schemas/resources/recurrence/contracts.ts';
import type { EnteredRow } from '../../../engine/documents/columns.ts';
import type { DocumentRow } from '../../../engine/documents/record.ts';
import { linesColumn } from '../../../engine/documents/lines/storedLines.ts';
import { isOpen } from '../terms/occurrences.ts';
import { filledRow, textsColumn, type TextsOf } from '../terms/occurrenceTexts.ts';
import { termsNames, writtenColumns } from '../terms/terms.ts';
import { contractColumns } from '../terms/contractColumns.ts';

/** A row of `contracts` with the terms of its next or last invoice, as the columns below return it. */
export interface ContractRow
  extends DocumentRow, Omit<EnteredRow<typeof contracts.schema, Contract>, keyof DocumentRow> {
  readonly contract_number: number;
  readonly status: ContractStatus;
  readonly agreed_on: string;
  readonly confirm_scenarios: boolean;
  readonly billed_amount: string;
  readonly to_come_amount: string;
  readonly unscheduled_amount: string;
  /** Only of fixed contracts. */
  readonly released_amount: string | null;
  readonly monthly_amount: string;
  /** Null if no invoice counts, like `ends_on`. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly account: Contract['account'] | null;
  readonly jurisdictions: NonNullable<Contract['jurisdictions']>;
  readonly public_hash: string | null;
  /** The earliest due date of issued, unpaid invoices; `infinity` if there are none. */
  readonly unpaid_from: string;
  /** Only if read with lines. */
  readonly terms_uuid?: string;
  readonly files?: readonly { readonly uuid: string; readonly name: string }[];
}

const own: readonly string[] = [
  'uuid',
  'contract_number',
  'status',
  ...contractColumns,
  'public_hash',
  'unpaid_from',
  'billed_amount',
  'to_come_amount',
  'unscheduled_amount',
  'released_amount',
  'monthly_amount',
  'starts_on',
  'ends_on',
  'version',
  'created_at',
];

const ofTerms = writtenColumns.filter((column) => !own.includes(column));

const account = `case when m.account_uuid is not null then (
  select jsonb_build_object('uuid', a.uuid, 'name', a.name, 'account_type', jsonb_build_object('name', t.name))
  from accounts a join account_types t on t.uuid = a.account_type_uuid where a.tenant_id = m.tenant_id and a.uuid = m.account_uuid) end as account`;

const logo = `(select true from contract_logos g where g.tenant_id = c.tenant_id and g.contract_uuid = c.uuid) as has_logo`;

const files = `(select coalesce(json_agg(json_build_object('uuid', f.uuid, 'name', f.name) order by f.position), '[]'::json)
  from stored_files f where f.tenant_id = c.tenant_id and f.owner_table = 'contracts' and f.owner_uuid = c.uuid) as files`;

/** Contracts with the terms of the next scheduled invoice, or of the last invoice if none is scheduled. */
export const contractTables = `(contracts c left join lateral (
  select m.*, o.occurrence as shown_occurrence from occurrences o join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  where o.tenant_id = c.tenant_id and o.contract_uuid = c.uuid
  order by ${isOpen} desc, case when ${isOpen} then o.occurrence else -o.occurrence end
  limit 1) m on true)`;

/** The columns of a `ContractRow` without lines and files: for lists. */
export const summaryColumns = [
  ...own.map((column) => `c.${column}`),
  ...ofTerms.map((column) => `m.${column}`),
  account,
  logo,
].join(', ');

/** The same for a single contract, with the key to recalculate its terms. */
export const briefColumns = `${summaryColumns}, m.uuid as terms_uuid`;

/** The same with lines and files. */
export const wholeColumns = `${briefColumns}, ${linesColumn(termsNames, 'm')} as lines, ${files}`;

/** A contract with what the placeholders of its texts are filled from. */
export interface ShownContract extends ContractRow {
  readonly texts_of: TextsOf;
  /** The number of the invoice that it is shown with. Null without any. */
  readonly shown_occurrence: number | null;
}

/** The columns of a `ShownContract`. */
export const shownColumns = `${wholeColumns}, ${textsColumn} as texts_of, m.shown_occurrence`;

/** Returns a contract with its texts as its next invoice has them, or its last one; `language` is that of the document by default. */
export const asInvoiced = (row: ShownContract, language = row.texts_of.language): ShownContract =>
  row.shown_occurrence === null ? row : filledRow(row, { ...row.texts_of, language }, row.shown_occurrence);
