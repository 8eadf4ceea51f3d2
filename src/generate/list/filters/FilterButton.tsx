import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface FilterButtonProps {
  /** The number of active filters. */
  readonly count: number;
  readonly isOpen: boolean;
  /** The id of the filters that it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens and closes filters, and shows how many are active. */
export function FilterButton({ count, isOpen, controls, onToggle }: FilterButtonProps) {
  const translate = useTranslate();
  return (
    <Badge badgeContent={count || undefined} color="primary">
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {translate('generate.list.filters')}
      </Button>
    </Badge>
  );
}
