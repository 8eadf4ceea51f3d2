import type { RaRecord } from 'react-admin';
import { get } from 'react-hook-form';
import type { PageProperty } from '../../properties.ts';

/** A cell of a record, by kind. */
export function KindCell({ of, record }: { readonly of: PageProperty; readonly record: RaRecord }) {
  const value: unknown = get(record, of.path);
  return <of.kind.Cell value={value} resource={of.resource} path={of.path} property={of.property} />;
}
