import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, type KeyboardEvent } from 'react';

const debounceMilliseconds = 2000;

interface SearchFieldProps {
  label: string;
  onSearch: (term: string) => void;
}

/** Searches two seconds after the last key (specification §9), or at once on Enter. */
export function SearchField({ label, onSearch }: SearchFieldProps) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const searchIn = (term: string, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(term.trim()), delay);
  };

  return (
    <TextField
      type="search"
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => searchIn(target.value, debounceMilliseconds)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) searchIn(event.target.value, 0);
      }}
    />
  );
}
