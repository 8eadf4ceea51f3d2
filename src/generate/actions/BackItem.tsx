import ArrowBack from '@mui/icons-material/ArrowBack';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';

interface BackItemProps {
  /** The group that is open. */
  readonly label: string;
  readonly onBack: () => void;
}

/** Leads from a group of a menu back to the rest of it. */
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

/** The first action of the group has the focus, not the way back (MUI's MenuList reads this). */
BackItem.muiSkipListHighlight = true;
