import { statedBy } from '../../../../domain/documents/lineFields.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import { takenOver, takenRows } from '../../../../domain/documents/takenOver.ts';
import { enteredFields } from '../../../../domain/documents/fields.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { LineInput, LineTributeInput } from '../../../engine/documents/drafts/input.ts';
import type { StoredLine } from '../../../engine/documents/lines/storedLines.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { AnyRow, DraftInput } from '../../../engine/documents/engine.ts';
import type { Scope } from '../../../identity/scope.ts';

/** Returns what a document says, as the input of its next version. */
export const wholeContent = (resource: Resource, row: AnyRow, scope: Scope): DraftInput =>
  contentOf(resource, row, scope, [...enteredFields(resource.schema)]);

/** Returns what an invoice takes over from a document. */
export const takenContent = (resource: Resource, row: AnyRow, scope: Scope): DraftInput =>
  contentOf(resource, row, scope, takenOver);

/** The series is that of the document, and the database gives it with the number. */
function contentOf(resource: Resource, row: AnyRow, scope: Scope, names: readonly string[]): DraftInput {
  const record: Readonly<Record<string, unknown>> = storedDocuments(resource).toRecord(row, scope);
  const taken = names.flatMap((name) =>
    name === 'series_uuid' || (record[name] ?? undefined) === undefined ? [] : [[name, record[name]] as const],
  );
  return { ...(Object.fromEntries(taken) as DraftInput), is_draft: true };
}

/** Returns the rows of a document as they are entered. */
export const enteredRows = (rows: readonly StoredLine[]): LineInput[] => rows.map(enteredRow);

/** Returns the rows of what the client accepted: options that they left out are not among them. */
export const acceptedRows = (rows: readonly StoredLine[]): LineInput[] =>
  takenRows(rows).map((row) => withoutOption(enteredRow(row)));

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
