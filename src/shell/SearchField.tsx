import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

/** The search of a list rests two seconds before it asks (specification §9). */
const debounce = 2000;

interface SearchFieldProps {
  label: string;
  /** What is searched for now; it stands in the field while nothing else is being typed. */
  applied: string;
  onSearch: (term: string) => void;
}

/** Searches when the typing rests, or at once on Enter and when emptied; never again for what is searched already. */
export function SearchField({ label, applied, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? applied;

  const search = (wanted: string) => {
    setTyped(undefined);
    if (wanted.trim() !== applied) onSearch(wanted.trim());
  };

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => search(typed), debounce);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only more typing starts the time again
  }, [typed]);

  return (
    <TextField
      type="search"
      value={text}
      placeholder={label}
      onChange={({ target }) => (target.value === '' ? search('') : setTyped(target.value))}
      onKeyDown={({ key }) => key === 'Enter' && search(text)}
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
