import Logout from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useAuthProvider, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { session } from '../../access/console.ts';
import { initialsOf } from '../../i18n/format.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const notify = useNotify();
  const authProvider = useAuthProvider();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const me = session.me();
  if (!me) return null;

  const logOff = () => {
    setAnchor(null);
    authProvider?.logout({}).catch(() => notify('common.networkError', { type: 'error' }));
  };

  return (
    <>
      <IconButton
        aria-label={translate('shell.userMenu')}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar
          aria-hidden="true"
          sx={({ tokens }) => ({
            width: 32,
            height: 32,
            fontSize: '0.75rem',
            fontWeight: 600,
            color: tokens.primary,
            bgcolor: tokens.primarySoft,
          })}
        >
          {initialsOf(me.name)}
        </Avatar>
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 320 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography variant="subtitle2">{translate('shell.hello', { name: me.name })}</Typography>
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {me.email}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" sx={{ my: 0.5 }} />
        <MenuItem onClick={logOff}>
          <Logout fontSize="small" />
          {translate('shell.logOff')}
        </MenuItem>
      </Menu>
    </>
  );
}
