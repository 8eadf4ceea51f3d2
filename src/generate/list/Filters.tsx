import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { FilterLiveForm, useListContext, useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { ArchivedSwitch } from './ArchivedSwitch.tsx';
import { filterCount } from './filterCount.ts';
import { useFilterFields } from './useFilterFields.ts';

/** Figures are typed key by key; the list follows when the typing pauses. */
const debounce = 300;

interface FiltersProps {
  readonly resource: Resource;
  /** The list's tools: the button that opens the filters is put among them. */
  readonly tools: (button: ReactNode) => ReactNode;
}

/** The filters of a list, kept in the URL; open from the start when some are set. */
export function Filters({ resource, tools }: FiltersProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const count = filterCount(filterValues);
  const [open, setOpen] = useState(count > 0);
  const id = useId();
  const filters = useFilterFields(resource);
  if (filters.length === 0) return tools(null);

  const button = (
    <Badge badgeContent={count || undefined} color="primary">
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {translate('generate.list.filters')}
      </Button>
    </Badge>
  );

  return (
    <>
      {tools(button)}
      <Collapse in={open} id={id} unmountOnExit>
        <Box
          sx={{
            pb: 1,
            '& form': {
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
            },
          }}
        >
          <FilterLiveForm debounce={debounce}>
            {filters.map(({ kind: { Filter }, source, path, property, label, many }) =>
              source === 'archived' ? (
                <ArchivedSwitch key={source} source={source} label={label} />
              ) : Filter ? (
                <Filter
                  key={source}
                  source={source}
                  resource={resource.name}
                  path={path}
                  property={property}
                  label={label}
                  many={many}
                  isFilter
                />
              ) : null,
            )}
            {count > 0 && <ClearFilters sources={filters.map(({ source }) => source)} />}
          </FilterLiveForm>
        </Box>
      </Collapse>
    </>
  );
}

/** Empties the form as well as the list: what is chosen before the list has followed would bring the rest of it back. */
function ClearFilters({ sources }: { readonly sources: readonly string[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { setValue } = useFormContext();
  const clear = () => {
    for (const source of sources) setValue(source, '');
    setFilters(filterValues.q ? { q: filterValues.q } : {});
  };
  return (
    <Button size="small" onClick={clear} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
      {translate('generate.list.clearFilters')}
    </Button>
  );
}
