import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { without } from '../../../../domain/schema/without.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { commonGroups, useFilterGroups, type FilterGroup } from './filterGroups.ts';
import './filterBar.css';

interface FilterBarProps {
  readonly resource: Resource;
  /** Whether only set filters have chips, because others are in a sheet. */
  readonly isNarrow?: boolean;
}

/** The filters of a list as chips, stored in the URL: common ones in a fixed order, then other set ones, then the rest. */
export function FilterBar({ resource, isNarrow = false }: FilterBarProps) {
  const translate = useTranslate();
  const remove = useRemoveFilters();
  const groups = useFilterGroups(resource);
  const set = groups.filter((group) => group.set.length > 0);
  const common = isNarrow ? [] : commonGroups(resource, groups);
  const rare = groups.filter((group) => !common.includes(group));
  const chips = [...common, ...rare.filter((group) => group.set.length > 0)];
  const clear = (...taken: readonly FilterGroup[]) =>
    remove(taken.flatMap((group) => group.set.map(({ field }) => field.source)));
  return (
    <>
      {chips.map((group) => (
        <FilterChip key={group.path} group={group} onRemove={() => clear(group)} />
      ))}
      {!isNarrow && rare.length > 0 && <MoreFilters groups={rare} />}
      {!isNarrow && set.length > 0 && (
        <Button size="small" onClick={() => clear(...set)}>
          {translate('generate.list.clearFilters')}
        </Button>
      )}
    </>
  );
}

/** The rare filters, which have no chip until they are set. */
function MoreFilters({ groups }: { readonly groups: readonly FilterGroup[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <FilterPopover
      label={translate('generate.list.moreFilters')}
      open={open}
      onClose={() => setOpen(false)}
      isWide
      chip={
        <span className="filter-chip">
          <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
            {translate('generate.list.moreFilters')}
          </button>
        </span>
      }
    >
      <FilterForm fields={groups.flatMap(({ fields }) => fields)} />
    </FilterPopover>
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
