import Box from '@mui/material/Box';
import { FilterLiveForm } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { SwitchField } from '../../../kinds/shared/SwitchField.tsx';
import { FilterButton } from './FilterButton.tsx';
import { withRanges } from './filterRanges.ts';
import { FilterPanel, FilterSheet } from './FilterPanel.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useAsCards } from '../table/useAsCards.ts';
import { useFilterFields, useSetFilters, type FilterField } from './useFilterFields.ts';

/** Numbers are typed key by key; the list follows after a pause. */
const debounce = 300;

const columns = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))';

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
  const Panel = useAsCards(resource) ? FilterSheet : FilterPanel;
  if (filters.length === 0) return tools(null);

  const button = <FilterButton count={count} isOpen={open} controls={id} onToggle={() => setOpen(!open)} />;

  return (
    <>
      {tools(button)}
      <Panel id={id} open={open} onClose={() => setOpen(false)}>
        <Box
          sx={{
            '& form': {
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: columns,
            },
          }}
        >
          <FilterLiveForm debounce={debounce}>
            {withRanges(filters).map((field) =>
              'from' in field ? (
                <PeriodFilter key={field.from.source} range={field} columns={columns}>
                  <FilterInput field={field.from} />
                  <FilterInput field={field.to} />
                </PeriodFilter>
              ) : (
                <FilterInput key={field.source} field={field} />
              ),
            )}
          </FilterLiveForm>
        </Box>
      </Panel>
    </>
  );
}

function FilterInput({ field }: { readonly field: FilterField }) {
  const { kind, source, label, resource, path, property, many } = field;
  if (source === 'archived') return <SwitchField source={source} label={label} off={null} />;
  return kind.Filter ? <kind.Filter {...{ source, label, resource, path, property, many }} isFilter /> : null;
}
