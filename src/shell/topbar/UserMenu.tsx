import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import Logout from '@mui/icons-material/Logout';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import PaymentOutlined from '@mui/icons-material/PaymentOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useAuthProvider, useNotify, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { settingsIn, settingsPath } from '../../data/settings.ts';
import { useMe } from '../../access/useMe.ts';
import { profilePath } from '../../../domain/access/profilePath.ts';
import { hasUnsaved } from '../../drafts/unsavedCount.ts';
import { LeaveQuestion } from '../feedback/LeaveQuestion.tsx';
import { initialsOf } from '../../../domain/words/initials.ts';

/** Long names and addresses break. */
const whoStyle = {
  '&.Mui-disabled': { opacity: 1 },
  display: 'block',
  mb: 0.5,
  py: 1,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** The user menu: name, settings, administration, profile, the guest's own area, and sign-out. */
export function UserMenu({ area }: { area: Area }) {
  const translate = useTranslate();
  const notify = useNotify();
  const authProvider = useAuthProvider();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const me = useMe();
  if (!me) return null;

  const logOff = () => {
    setAsking(false);
    authProvider?.logout({}).catch(() => notify('common.networkError', { type: 'error' }));
  };

  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.5 }}
      >
        <span className="visually-hidden">{translate('shell.userMenu')}</span>
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
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 320 } } }}
        >
          <MenuItem disabled divider sx={whoStyle}>
            <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
              {translate('shell.hello', { name: me.name })}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {me.email}
            </Typography>
          </MenuItem>
          {settingsIn(area, me).length > 0 && (
            <MenuItem component={Link} to={settingsPath(area)} onClick={() => setAnchor(null)}>
              <SettingsOutlined fontSize="small" />
              {translate('shell.settings')}
            </MenuItem>
          )}
          {area === 'admin' && (
            <MenuItem component={Link} to="/admin/accounts-types" onClick={() => setAnchor(null)}>
              <PaymentOutlined fontSize="small" />
              {translate('shell.gateway')}
            </MenuItem>
          )}
          {me.area !== area && (
            <MenuItem component="a" href={`/${me.area}`}>
              <ApartmentOutlined fontSize="small" />
              {translate('shell.allCompanies')}
            </MenuItem>
          )}
          <MenuItem component={Link} to={`/${area}/${profilePath(area)}`} onClick={() => setAnchor(null)}>
            <PersonOutlined fontSize="small" />
            {translate('profile.title')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              if (hasUnsaved()) setAsking(true);
              else logOff();
            }}
          >
            <Logout fontSize="small" />
            {translate('shell.logOff')}
          </MenuItem>
        </Menu>
      )}
      <LeaveQuestion open={isAsking} onLeave={logOff} onStay={() => setAsking(false)} />
    </>
  );
}
