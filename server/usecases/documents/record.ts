import type { TaxFigures } from '../../../domain/taxes/figures.ts';
import { documentOptions, type DocumentOptions } from '../../../schemas/parts/document.ts';
import type { RichDocument } from '../../../domain/richText/document.ts';
import type { Party } from './parties.ts';
import { figuresOf, lineRecord, type StoredLine } from './storedLines.ts';

/** What the rows of all documents have alike. */
export interface DocumentRow extends TaxFigures, DocumentOptions {
  readonly uuid: string;
  readonly company_number: string | null;
  readonly currency: string;
  readonly due_date: string;
  readonly service_provider_uuid: string;
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid: string | null;
  readonly account_uuid: string | null;
  readonly service_provider: Party;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
  readonly subtotal: string;
  readonly total: string;
  readonly observation: string | null;
  readonly terms_payment: string | null;
  readonly observation_rich: RichDocument | null;
  readonly terms_payment_rich: RichDocument | null;
  readonly template: string;
  readonly label: string | null;
  readonly send_email: boolean;
  readonly responsible_name: string | null;
  readonly responsible_email: string | null;
  readonly has_logo: true | null;
  readonly version: number;
  readonly created_at: string;
  /** Only where lines were asked for. */
  readonly lines?: readonly StoredLine[];
}

const optionNames = Object.keys(documentOptions) as readonly (keyof DocumentOptions)[];

const optionsOf = (row: DocumentOptions) =>
  Object.fromEntries(optionNames.map((name) => [name, row[name]])) as DocumentOptions;

/** What the records of all documents have alike but their lines: money with its currency's decimals; what is absent is undefined. */
export function documentRecord(row: DocumentRow, money: (stored: string) => string) {
  return {
    uuid: row.uuid,
    company_number: row.company_number ?? undefined,
    currency: row.currency,
    due_date: row.due_date,
    service_provider_uuid: row.service_provider_uuid,
    service_buyer_uuid: row.service_buyer_uuid,
    payment_responsible_uuid: row.payment_responsible_uuid ?? undefined,
    account_uuid: row.account_uuid ?? undefined,
    service_provider: row.service_provider,
    service_buyer: row.service_buyer,
    payment_responsible: row.payment_responsible ?? undefined,
    subtotal: money(row.subtotal),
    total: money(row.total),
    ...figuresOf(row, money),
    observation: row.observation_rich ?? row.observation ?? undefined,
    terms_payment: row.terms_payment_rich ?? row.terms_payment ?? undefined,
    template: row.template,
    label: row.label ?? undefined,
    send_email: row.send_email,
    responsible_name: row.responsible_name ?? undefined,
    responsible_email: row.responsible_email ?? undefined,
    ...optionsOf(row),
    created_at: row.created_at,
  };
}

/** The lines of a document, where they were asked for. */
export const linesRecord = (
  { lines }: Pick<DocumentRow, 'lines'>,
  money: (stored: string) => string,
): Record<string, unknown>[] | undefined => lines?.map((line) => lineRecord(line, money));
