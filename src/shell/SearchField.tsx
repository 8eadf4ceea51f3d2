import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import './searchField.css';

/** A list's search starts after two seconds without typing (specification §9). */
const debounce = 2000;

interface SearchFieldProps {
  label: string;
  /** The applied search, shown until the user types. */
  applied: string;
  onSearch: (term: string) => void;
}

/** Searches after a pause, or immediately on Enter and when cleared; never twice for the same text. */
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
    <div className="search-field">
      <SearchIcon fontSize="small" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => (target.value === '' ? search('') : setTyped(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && search(text)}
      />
    </div>
  );
}
