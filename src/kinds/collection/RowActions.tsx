import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

interface RowActionsProps {
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Buttons to move and remove a row; each names its row. */
export function RowActions({ number, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={0.5}>
      <IconButton
        size="small"
        disabled={isFirst}
        aria-label={translate('generate.collection.up', { number })}
        onClick={() => onMove(-1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        aria-label={translate('generate.collection.down', { number })}
        onClick={() => onMove(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={translate('generate.collection.remove', { number })} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
