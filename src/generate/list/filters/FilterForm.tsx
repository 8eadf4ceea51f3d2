import Box from '@mui/material/Box';
import { FilterLiveForm } from 'react-admin';
import { SwitchField } from '../../../kinds/shared/SwitchField.tsx';
import { withRanges } from './filterRanges.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { FilterField } from './useFilterFields.ts';

/** Numbers are typed key by key; the list follows after a pause. */
const debounce = 300;

const columns = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))';

/** The inputs of filters; the list follows them at once. */
export function FilterForm({ fields }: { readonly fields: readonly FilterField[] }) {
  return (
    <Box sx={{ '& form': { display: 'grid', columnGap: 2, gridTemplateColumns: columns } }}>
      <FilterLiveForm debounce={debounce}>
        {withRanges(fields).map((field) =>
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
  );
}

function FilterInput({ field }: { readonly field: FilterField }) {
  const { kind, source, label, resource, path, property, many } = field;
  if (source === 'archived') return <SwitchField source={source} label={label} off={null} />;
  return kind.Filter ? <kind.Filter {...{ source, label, resource, path, property, many }} isFilter /> : null;
}
