import ArrowBack from '@mui/icons-material/ArrowBack';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';

interface BackItemProps {
  /** The open group. */
  readonly label: string;
  readonly onBack: () => void;
}

/** Leads from a group back to the menu. */
export function BackItem({ label, onBack }: BackItemProps) {
  const translate = useTranslate();
  return (
    <MenuItem onClick={onBack} aria-label={translate('generate.row.back', { name: label })}>
      <ListItemIcon>
        <ArrowBack fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { fontWeight: 600 } }} />
    </MenuItem>
  );
}

/** Focus starts at the first action, not at the way back (MUI's MenuList reads this). */
BackItem.muiSkipListHighlight = true;
