import type { EnteredField } from '../../../domain/documents/fields.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';

/** What a request may say of a tribute of a line, after validation. */
export interface LineTributeInput {
  readonly uuid: string;
  readonly value?: string;
  readonly is_fixed?: boolean;
  readonly is_origin?: boolean;
  readonly type?: string;
  readonly tax_responsible?: string;
}

/** The same of a line. */
export interface LineInput {
  readonly item: { readonly uuid: string };
  readonly quantity: string;
  readonly price: string;
  readonly scenery: { readonly uuid: string; readonly tributes?: readonly LineTributeInput[] };
}

/** What a request may say of a document of this schema and record beside its lines, after validation. */
export type EnteredDocument<S extends ObjectSchema, Record> = Pick<Record, EnteredField<S> & keyof Record>;
