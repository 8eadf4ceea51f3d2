import { useGetOne, useTranslate } from 'react-admin';
import { valueKey } from '../../../../domain/kinds/words.ts';
import type { PageProperty } from '../../properties.ts';

interface FilterValueProps {
  readonly field: Pick<PageProperty, 'kind' | 'property' | 'resource' | 'path'>;
  readonly value: unknown;
}

/** The text of a filter's value. */
export function FilterValue({ field: { kind, ...of }, value }: FilterValueProps) {
  const translate = useTranslate();
  const { property, resource, path } = of;
  if (property.ref) return <Referred field={{ kind, ...of }} value={value} />;
  if (property.enum) {
    const values = String(value).split(',');
    return values.map((one) => translate(valueKey({ resource, path, property }, one))).join(', ');
  }
  const typed = kind.kind === 'integer' ? Number(value) : value;
  return <kind.Cell value={typed} resource={resource} path={path} property={property} />;
}

/** The URL has only the key of a reference. */
function Referred({ field: { kind, property, resource, path }, value }: FilterValueProps) {
  const { data: record } = useGetOne(property.ref ?? '', { id: String(value) });
  return record ? <kind.Cell value={record} resource={resource} path={path} property={property} /> : '…';
}
