import { useId, useState, type ReactNode } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { useFilterFields, useSetFilters } from './useFilterFields.ts';

interface FiltersProps {
  readonly resource: Resource;
  /** Renders the list's tools with the button for the filters. */
  readonly tools: (button: ReactNode) => ReactNode;
}

/** The filters of a list, stored in the URL. */
export function Filters({ resource, tools }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const filters = useFilterFields(resource);
  const { length: count } = useSetFilters(resource);
  if (filters.length === 0) return tools(null);
  return (
    <>
      {tools(<FilterButton count={count} isOpen={open} controls={id} onToggle={() => setOpen(!open)} />)}
      <FilterPanel id={id} open={open}>
        <FilterForm fields={filters} />
      </FilterPanel>
    </>
  );
}
