import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import { without } from '../../../../domain/schema/without.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { FilterValue } from './FilterValue.tsx';
import { useSetFilters, type SetFilter } from './useFilterFields.ts';

/** The active filters as chips that can be removed. The status in the tabs stays. */
export function FilterChips({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const remove = useRemoveFilters();
  const set = useSetFilters(resource);
  if (set.length === 0) return null;
  const clear = (...taken: readonly SetFilter[]) => remove(taken.map(({ field }) => field.source));
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

/** Removes filters from those on screen, and those whose removal is not on screen yet. */
function useRemoveFilters(): (sources: readonly string[]) => void {
  const { filterValues, setFilters } = useListContext();
  const pending = useRef<readonly string[]>([]);
  useEffect(() => {
    pending.current = pending.current.filter((source) => get(filterValues, source) !== undefined);
  }, [filterValues]);
  return (sources) => {
    pending.current = [...pending.current, ...sources];
    setFilters(Object(without(filterValues, pending.current)));
  };
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
