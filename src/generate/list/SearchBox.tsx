import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** The search of a list rests two seconds before it asks (specification §9). */
const debounce = 2000;

/** Searches a list when the typing rests, or at once on Enter and when emptied. */
export function SearchBox() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? applied;

  const search = (wanted: string) => {
    setTyped(undefined);
    const { q: _before, ...others } = filterValues;
    if (wanted.trim() !== applied) setFilters(wanted.trim() ? { ...others, q: wanted.trim() } : others);
  };

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => search(typed), debounce);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only more typing starts the time again
  }, [typed]);

  const label = translate('ra.action.search');
  return (
    <TextField
      type="search"
      value={text}
      placeholder={label}
      onChange={(event) => (event.target.value === '' ? search('') : setTyped(event.target.value))}
      onKeyDown={(event) => event.key === 'Enter' && search(text)}
      sx={{ maxWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
