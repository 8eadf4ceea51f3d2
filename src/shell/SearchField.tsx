import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import './searchField.css';

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
