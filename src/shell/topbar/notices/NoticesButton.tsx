import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { LoadingNotices } from './LoadingNotices.tsx';
import { Tip } from '../../display/Tip.tsx';
import { useNotices } from './useNotices.ts';

const NoticesPanel = lazy(() => import('./NoticesPanel.tsx'));

/** The badge has room for two digits. */
const most = 99;

/** The bell: what happened in the company, with the number of unread notices. */
export function NoticesButton() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useNotices();
  const unread = data?.unread ?? 0;
  const shown = unread > most ? `${most}+` : unread;
  const name = translate('notices.open');
  const label = unread > 0 ? `${name}, ${translate('notices.unread', { count: shown })}` : name;
  return (
    <>
      <Tip title={name}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge badgeContent={shown || undefined} color="error">
            <NotificationsNoneOutlined />
          </Badge>
        </IconButton>
      </Tip>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { width: 'min(400px, calc(100vw - 32px))' } } }}
        >
          <Suspense fallback={<LoadingNotices />}>
            <NoticesPanel onClose={() => setAnchor(null)} />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
