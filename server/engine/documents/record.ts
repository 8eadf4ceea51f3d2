import { decimalText, parseDecimal } from '../../../domain/money/decimal.ts';
import type { Recoverable } from '../../../domain/documents/recoverable.ts';
import { memoized } from '../../../domain/memoized.ts';
import type { TaxFigures } from '../../../domain/taxes/figures.ts';
import {
  documentOptions,
  type DocumentOptions,
  type documentSchema,
} from '../../../schemas/parts/documents/document.ts';
import type { DocumentRecord } from '../../../schemas/parts/documents/documentRecord.ts';
import type { EnteredRow, StoredField } from './columns.ts';
import type { Party } from './parties.ts';
import type { OwnField } from './names.ts';
import type { Recovery } from '../../../domain/taxes/recovery.ts';
import { storedDecimals } from './lines/money.ts';
import { figuresOf, rowRecords, type StoredLine } from './lines/storedLines.ts';

/** The columns that the rows of all documents share. */
export interface DocumentRow
  extends TaxFigures, Recoverable, Omit<EnteredRow<typeof documentSchema, DocumentRecord>, 'template'> {
  readonly uuid: string;
  readonly service_provider: Party;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
  readonly subtotal: string;
  /** Null without adjustments of the document. */
  readonly net: string | null;
  readonly total: string;
  readonly template: string;
  readonly has_logo: true | null;
  readonly version: number;
  readonly created_at: string;
  /** Present only if the query selects lines. */
  readonly lines?: readonly StoredLine[];
}

const optionNames = Object.keys(documentOptions) as readonly (keyof DocumentOptions)[];

/** Returns a document's options for disclosing taxes to its client. */
export const optionsOf = (row: DocumentOptions) =>
  Object.fromEntries(optionNames.map((name) => [name, row[name]])) as DocumentOptions;

type Money = (stored: string) => string;

/** Copied per record: objects with the same shape are faster to create and serialize. */
const blankOf = memoized((fields: readonly { readonly name: string }[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name }) => [name, undefined])),
);

/**
 * Returns the properties that the records of all documents share, without lines: money with its currency's decimals;
 * absent values are undefined.
 */
export function documentRecord<Row extends DocumentRow>(
  row: Row,
  fields: readonly StoredField<keyof Row & string, keyof Row & string>[],
  money: Money,
) {
  const entered: Record<string, unknown> = { ...blankOf(fields) };
  for (const { name, rich, isMoney } of fields) {
    const value = (rich && row[rich]) ?? row[name] ?? undefined;
    entered[name] = isMoney && typeof value === 'string' ? money(value) : value;
  }
  return {
    ...entered,
    uuid: row.uuid,
    currency: row.currency,
    due_date: row.due_date,
    service_provider: row.service_provider,
    service_buyer: row.service_buyer,
    payment_responsible: row.payment_responsible ?? undefined,
    subtotal: money(row.subtotal),
    net: money(row.net ?? row.subtotal),
    total: money(row.total),
    ...figuresOf(row, money),
    ...recoveryRecord(row, money),
    ...optionsOf(row),
    created_at: row.created_at,
  };
}

/** Returns what is recoverable of a document's taxes, and the importer's cost without it. */
function recoveryRecord(row: Recoverable & Pick<TaxFigures, 'importer_total_payable'>, money: Money): Recovery {
  const units = (stored: string | null): bigint => parseDecimal(stored ?? '0', storedDecimals);
  const net = units(row.importer_total_payable) - units(row.importer_recoverable);
  return {
    importer_recoverable: money(row.importer_recoverable ?? nothing),
    importer_net_cost: money(decimalText(net, storedDecimals)),
    exporter_recoverable: money(row.exporter_recoverable ?? nothing),
  };
}

const nothing = decimalText(0n, storedDecimals);

/** Returns the rows of a document's record; undefined if the query did not select them. */
export const linesRecord = (
  { lines }: Pick<DocumentRow, 'lines'>,
  money: Money,
  ownFields?: readonly OwnField[],
): Record<string, unknown>[] | undefined => lines && rowRecords(lines, money, ownFields);
