import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useGetOne, useListContext, useTranslate } from 'ra-core';
import { valueKey } from '../../../domain/kinds/words.ts';
import { without } from '../../../domain/schema/without.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useSetFilters, type SetFilter } from './useFilterFields.ts';

/** What a list is narrowed to, in words, each of which can be taken back, or all of them. A status of the tabs stands there, and stays. */
export function FilterChips({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const set = useSetFilters(resource);
  if (set.length === 0) return null;
  const clear = (...taken: readonly SetFilter[]) =>
    setFilters(
      Object(
        without(
          filterValues,
          taken.map(({ field }) => field.source),
        ),
      ),
    );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {set.map((one) => (
        <FilterChip key={one.field.source} {...one} onRemove={() => clear(one)} />
      ))}
      <Button size="small" onClick={() => clear(...set)}>
        {translate('generate.list.clearFilters')}
      </Button>
    </Stack>
  );
}

interface FilterChipProps extends SetFilter {
  readonly onRemove: () => void;
}

function FilterChip({ field, value, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const isSwitch = field.source === 'archived';
  const text = (
    <>
      <span style={visuallyHidden}>{translate('generate.list.removeFilter')} </span>
      {isSwitch ? field.label : `${field.label}: `}
      {!isSwitch && <FilterValue field={field} value={value} />}
    </>
  );
  return <Chip size="small" label={text} onClick={onRemove} onDelete={onRemove} />;
}

/** A filter's value as a person reads it. */
function FilterValue({ field: { kind, ...of }, value }: Pick<FilterChipProps, 'field' | 'value'>) {
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

/** Of another record the address has the key alone. */
function Referred({ field: { kind, property, resource, path }, value }: Pick<FilterChipProps, 'field' | 'value'>) {
  const { data: record } = useGetOne(property.ref ?? '', { id: String(value) });
  return record ? <kind.Cell value={record} resource={resource} path={path} property={property} /> : '…';
}
