import type { Infer } from '../../schemas/resource.ts';
import type { storedFile } from '../../schemas/parts/file.ts';
import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';

/** A file as its record describes it. */
export type StoredFile = Infer<typeof storedFile>;

export type StoredFiles = StoredFile | readonly StoredFile[];

export const isStored = (value: unknown): value is StoredFile => isObject(value) && typeof value.uuid === 'string';

const isFiles = (value: unknown): value is StoredFiles =>
  Array.isArray(value) ? value.length > 0 && value.every(isStored) : isStored(value);

/** Files of a record. Their text is their names, which cannot be parsed. */
export const file = defineCodec<StoredFiles>({
  is: isFiles,
  toText: (value) =>
    [value]
      .flat()
      .map(({ name }) => name)
      .join(', '),
  parseText: () => undefined,
  issue: 'validation.invalid',
});
