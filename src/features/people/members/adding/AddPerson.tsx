import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCanAccess, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useMay } from '../../../../access/useMay.ts';

/** What to add: a user of the company, or an accountant. */
export type Adding = 'user' | 'accountant';

/** The floating button with what the user may add. */
export function AddPerson({ onAdd }: { readonly onAdd: (adding: Adding) => void }) {
  const translate = useTranslate();
  const menuId = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const mayCreate = useMay('members', 'create');
  const { canAccess: mayLetIn } = useCanAccess({ resource: 'partners', action: 'toggle' });
  const offered = [...(mayCreate ? ['user' as const] : []), ...(mayLetIn ? ['accountant' as const] : [])];
  if (offered.length === 0) return null;
  const add = (adding: Adding) => {
    setButton(null);
    onAdd(adding);
  };
  return (
    <>
      <Fab
        color="primary"
        variant="extended"
        className="members-add"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? menuId : undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        <AddIcon sx={{ mr: 1 }} />
        {translate('members.add.button')}
      </Fab>
      <Menu
        id={menuId}
        open={button !== null}
        anchorEl={button}
        onClose={() => setButton(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('members.add.button') } }}
      >
        {offered.map((adding) => (
          <MenuItem key={adding} onClick={() => add(adding)}>
            <ListItemText
              primary={translate(`members.add.${adding}.name`)}
              secondary={translate(`members.add.${adding}.hint`)}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
