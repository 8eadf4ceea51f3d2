import { isStoredWhole } from '../../../domain/schema/kindOf.ts';
import type { Uploads } from '../../files/uploads.ts';
import type { Sealing } from '../../base/sealing.ts';
import { storedText } from './richText.ts';
import type { Field, SecretField } from './storage.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A record to create, or to replace by key. */
export interface Proposed {
  readonly input: Input;
  readonly key?: string | undefined;
}

/** What accompanies an input: its files, how to seal secrets, and limits. */
export interface Enclosed {
  readonly uploads?: Uploads | undefined;
  readonly sealing?: Pick<Sealing, 'seal'>;
  /** The company's hourly limit for attachments. */
  readonly attachedBytesPerHour?: number;
}

/** Encrypts a text for its column. */
export type Seal = (text: string, field: SecretField) => string;

/** For values that are only compared, and columns that are only named. */
const noSecrets: Seal = () => '';

/** Creates the encryption for a tenant; a value cannot be decrypted in another column. */
export function sealer(tenant: string, { sealing }: Enclosed): Seal {
  return (text, { table, column }) => {
    if (!sealing) throw new Error(`Nothing seals ${table}.${column}`);
    return sealing.seal(text, `${tenant} ${table}.${column}`);
  };
}

/**
 * Returns the value of every writable column; missing values are null, and a secret without a new value stays, like a
 * reference that only the program gives.
 */
export function columnValues(
  fields: readonly Field[],
  input: Input | undefined,
  seal: Seal = noSecrets,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const field of fields) {
    const value = input?.[field.name];
    if (field.is === 'nested') {
      for (const [column, inner] of columnValues(field.fields, value as Input | undefined, seal))
        values.set(column, inner);
    } else if (field.is === 'reference' && !(field.isReadOnly && value === undefined)) {
      values.set(field.column, (value as Input | undefined)?.[field.key] ?? null);
    } else if (field.is === 'scalar' && !field.schema.readOnly) {
      values.set(field.column, value ?? (isStoredWhole(field.schema) && field.schema.default ? [] : null));
    } else if (field.is === 'richText') {
      const { column, richColumn } = field;
      const stored = storedText(value);
      values.set(column, stored.plain).set(richColumn, stored.rich);
    } else if (field.is === 'secret') {
      const text = (value as Input | undefined)?.['value'];
      if (typeof text === 'string') values.set(field.column, seal(text, field));
      else if (value === undefined) values.set(field.column, null);
    }
  }
  return values;
}
