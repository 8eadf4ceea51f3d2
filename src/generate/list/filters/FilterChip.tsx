import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { FilterForm } from './FilterForm.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import type { FilterGroup } from './filterGroups.ts';
import { FilterText } from './FilterText.tsx';

interface FilterChipProps {
  readonly group: FilterGroup;
  readonly onRemove: () => void;
}

/** A filter that opens its inputs: with its value and a way to remove it, or offered. */
export function FilterChip({ group, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const isSet = group.set.length > 0;
  const remove = () => {
    onRemove();
    chip.current?.focus();
  };
  return (
    <FilterPopover
      label={group.label}
      open={open}
      onClose={() => setOpen(false)}
      chip={
        <span className="filter-chip" data-set={isSet}>
          <button ref={chip} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
            {isSet ? (
              <FilterText group={group} />
            ) : (
              <>
                <span className="visually-hidden">{translate('generate.list.filterBy')}</span> {group.label}
              </>
            )}
          </button>
          {isSet && (
            <button type="button" className="filter-chip-remove" onClick={remove}>
              <span className="visually-hidden">
                {translate('generate.list.removeFilter')} <FilterText group={group} />
              </span>
            </button>
          )}
        </span>
      }
    >
      <FilterForm fields={group.fields} />
    </FilterPopover>
  );
}
