import type { RaRecord } from 'react-admin';
import { get } from 'react-hook-form';
import { shownPath } from '../../../../domain/kinds/shownPath.ts';
import { resourceOf } from '../../../data/resources.ts';
import { pageProperty, type PageProperty } from '../../properties.ts';

/** A cell of a record, by kind; a refined choice shows the property that says more. */
export function KindCell({ of, record }: { readonly of: PageProperty; readonly record: RaRecord }) {
  const path = shownPath(of, record);
  const { kind, property } = path === of.path ? of : pageProperty(resourceOf(of.resource), path);
  const value: unknown = get(record, path);
  return <kind.Cell value={value} resource={of.resource} path={path} property={property} />;
}
