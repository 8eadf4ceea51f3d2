import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { FilterLiveForm, useListContext, useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
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
  const { filterValues, setFilters } = useListContext();
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
            {filters.map(({ kind: { Filter }, source, path, property, label }) =>
              Filter ? (
                <Filter
                  key={source}
                  source={source}
                  resource={resource.name}
                  path={path}
                  property={property}
                  label={label}
                />
              ) : null,
            )}
          </FilterLiveForm>
          {count > 0 && (
            <Button size="small" onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {})}>
              {translate('generate.list.clearFilters')}
            </Button>
          )}
        </Box>
      </Collapse>
    </>
  );
}
