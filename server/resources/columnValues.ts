import type { Uploads } from '../plugins/uploads.ts';
import type { Sealing } from '../sealing.ts';
import { storedText } from './richText.ts';
import type { Field, SecretField } from './storage.ts';

export type Input = Readonly<Record<string, unknown>>;

/** What comes beside an input: the files that it names, how its secrets are sealed, and what of them it may spend. */
export interface Enclosed {
  readonly uploads?: Uploads | undefined;
  readonly sealing?: Pick<Sealing, 'seal'>;
  /** How many bytes its company may attach in an hour. */
  readonly attachedBytesPerHour?: number;
}

/** Seals a text for the column it is stored in. */
export type Seal = (text: string, field: SecretField) => string;

/** Of values that are only compared, and columns that are only named. */
const noSecrets: Seal = () => '';

/** Seals a text for its tenant and column: elsewhere nobody opens it. */
export function sealer(tenant: string, { sealing }: Enclosed): Seal {
  return (text, { table, column }) => {
    if (!sealing) throw new Error(`Nothing seals ${table}.${column}`);
    return sealing.seal(text, `${tenant} ${table}.${column}`);
  };
}

/** The value of every column the input may set; what it leaves out is null, a secret that it names without a value stays. */
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
    } else if (field.is === 'reference') {
      values.set(field.column, (value as Input | undefined)?.[field.key] ?? null);
    } else if (field.is === 'scalar' && !field.schema.readOnly) {
      values.set(field.column, value ?? null);
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
