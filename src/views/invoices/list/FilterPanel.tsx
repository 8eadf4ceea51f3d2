import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FilterLiveForm, useListContext, useTranslate } from 'ra-core';
import { filterCount } from '../../../generate/list/filterCount.ts';
import { invoiceFilters } from './filters.ts';

/** What narrows the list, each by the kind of its property; kept in the URL. */
export function FilterPanel() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box
      sx={{
        pb: 1,
        '& form': {
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        },
      }}
    >
      <FilterLiveForm>
        {invoiceFilters.map(
          ({ source, resource, path, property, kind: { Filter } }) =>
            Filter && (
              <Filter
                key={source}
                source={source}
                resource={resource}
                path={path}
                property={property}
                label={translate(`invoiceActions.filters.${source}`)}
              />
            ),
        )}
      </FilterLiveForm>
      {filterCount(filterValues) > 0 && (
        <Button size="small" onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {})}>
          {translate('generate.list.clearFilters')}
        </Button>
      )}
    </Box>
  );
}
