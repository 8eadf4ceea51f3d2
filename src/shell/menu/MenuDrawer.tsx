import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Logo } from '../frame/Logo.tsx';
import { menuWidth, topBarHeight } from '../theme/scale.ts';

interface MenuDrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The side menu over a narrow page; its header aligns with the top bar. */
export function MenuDrawer({ id, open, onClose, children }: MenuDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { id, 'aria-label': translate('shell.mainMenu'), sx: { width: menuWidth } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flex: 'none', gap: 0.5, height: topBarHeight, px: 1 }}>
        <IconButton color="inherit" aria-label={translate('shell.closeMenu')} onClick={onClose}>
          <Close />
        </IconButton>
        <Logo size={28} />
      </Stack>
      {children}
    </Drawer>
  );
}
