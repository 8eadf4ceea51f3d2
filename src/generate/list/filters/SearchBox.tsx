import { useListContext, useTranslate } from 'react-admin';
import { SearchField } from '../../../shell/SearchField.tsx';

/** Searches a list, keeping its other filters. */
export function SearchBox() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { q, ...others } = filterValues;
  return (
    <SearchField
      label={translate('ra.action.search')}
      applied={typeof q === 'string' ? q : ''}
      onSearch={(term) => setFilters(term ? { ...others, q: term } : others)}
    />
  );
}
