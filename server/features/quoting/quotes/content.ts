import { statedBy } from '../../../../domain/documents/lineFields.ts';
import { isCounted, isLine } from '../../../../domain/documents/rows.ts';
import { enteredFields } from '../../../../domain/documents/fields.ts';
import { documentTerms } from '../../../../schemas/parts/documents/document.ts';
import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import type { LineInput, LineTributeInput } from '../../../engine/documents/drafts/input.ts';
import type { StoredLine } from '../../../engine/documents/lines/storedLines.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { DraftInput } from '../../../engine/documents/engine.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { QuoteRow } from './answer.ts';

const { toRecord } = storedDocuments(quotes);

const parties = ['service_provider_uuid', 'service_buyer_uuid', 'payment_responsible_uuid', 'currency'] as const;

/** What another document takes over from a quote: parties, references, texts and recipients. */
const takenOver: readonly string[] = [...parties, ...Object.keys(documentTerms)];

/** Returns what a quote says, as the input of its next version. */
export const wholeContent = (row: QuoteRow, scope: Scope): DraftInput =>
  contentOf(row, scope, [...enteredFields(quotes.schema)]);

/** Returns what an invoice takes over from a quote. */
export const takenContent = (row: QuoteRow, scope: Scope): DraftInput => contentOf(row, scope, takenOver);

/** The series is that of quotes, and the database gives it with the number. */
function contentOf(row: QuoteRow, scope: Scope, names: readonly string[]): DraftInput {
  const record: Readonly<Record<string, unknown>> = toRecord(row, scope);
  const taken = names.flatMap((name) =>
    name === 'series_uuid' || (record[name] ?? undefined) === undefined ? [] : [[name, record[name]] as const],
  );
  return { ...(Object.fromEntries(taken) as DraftInput), is_draft: true };
}

/** Returns the rows of a quote as they are entered. */
export const enteredRows = (rows: readonly StoredLine[]): LineInput[] => rows.map(enteredRow);

/** Returns the rows of what the client accepted: options that they left out are not among them. */
export const acceptedRows = (rows: readonly StoredLine[]): LineInput[] =>
  rows.filter((row) => !isLine(row) || isCounted(row)).map((row) => withoutOption(enteredRow(row)));

function enteredRow(row: StoredLine): LineInput {
  if (!isLine(row)) return { row: row.row, ...(row.description && { description: row.description }) };
  return {
    item: { uuid: row.item_uuid },
    ...statedBy(row),
    ...(row.is_optional && { is_optional: true }),
    scenery: { uuid: String(row.scenery['uuid']), tributes: enteredTributes(row.scenery['tributes']) },
  };
}

function withoutOption(row: LineInput): LineInput {
  if (!isLine(row)) return row;
  const { is_optional: _option, ...line } = row;
  return line;
}

interface KeptTribute extends LineTributeInput {
  readonly type?: string;
}

/** The values that a person entered: scenarios give the others. */
const enteredTributes = (tributes: unknown): LineTributeInput[] =>
  ((tributes ?? []) as readonly KeptTribute[]).flatMap(({ uuid, value, type }) =>
    type === 'Variable' && value !== undefined ? [{ uuid, value }] : [],
  );
