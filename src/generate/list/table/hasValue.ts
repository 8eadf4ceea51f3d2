import type { RaRecord } from 'react-admin';
import { get } from 'react-hook-form';
import type { Resource } from '../../../../schemas/resource.ts';

/** Returns whether the cell of a record has something to show. */
export const hasValue = ({ list }: Pick<Resource, 'list'>, path: string, record: RaRecord): boolean =>
  (list.reads?.[path] ?? [path]).some((read) => isFilled(get(record, read)));

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
