import type { EnteredField } from '../../../../domain/documents/fields.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import type { TextRow } from '../../../../domain/documents/rows.ts';
import type { ObjectSchema } from '../../../../schemas/resource.ts';

/** The validated input of a line's tribute. */
export interface LineTributeInput {
  readonly uuid: string;
  readonly value?: string;
  readonly is_fixed?: boolean;
  readonly is_origin?: boolean;
  readonly type?: string;
  readonly tax_responsible?: string;
}

/** The validated input of a row: a line, or a text, heading or subtotal between lines. */
export type LineInput = BilledInput | TextRow;

/** The validated input of a line. */
export type BilledInput = StatedLine & {
  readonly row?: 'line';
  /** Of quotes. */
  readonly is_optional?: boolean | undefined;
  /** The line of a deposit that it deducts. */
  readonly mirrors_line?: string | undefined;
  readonly item: { readonly uuid: string };
  readonly scenery: { readonly uuid: string; readonly tributes?: readonly LineTributeInput[] };
};

/** The validated input of a document without its lines, typed by its schema and record. */
export type EnteredDocument<S extends ObjectSchema, Record> = Pick<Record, EnteredField<S> & keyof Record>;
