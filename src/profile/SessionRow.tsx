import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OwnSession } from '../../dataProvider/calls/sessions.ts';
import { formatInstant } from '../../domain/kinds/instant.ts';
import { useLanguage } from '../i18n/language.ts';
import { zone } from '../i18n/zone.ts';
import { RelativeTime } from '../shell/display/RelativeTime.tsx';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

/** A session: device, network, last use, and a button to end it. */
export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const device = session.device ?? translate('profile.sessions.unknownDevice');
  const since = formatInstant(session.created_at, language, zone());
  const facts = [session.address, session.language, translate('profile.sessions.since', { date: since })];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        py: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography variant="subtitle2" component="p">
          {device}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {session.is_current ? (
            translate('profile.sessions.current')
          ) : (
            <>
              {translate('profile.sessions.used')} <RelativeTime at={session.last_used_at} />
            </>
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {!session.is_current && (
        <Button
          loading={isPending}
          onClick={onEnd}
          aria-label={translate('profile.sessions.endOne', { device })}
          sx={{ flexShrink: 0 }}
        >
          {translate('profile.sessions.end')}
        </Button>
      )}
    </Stack>
  );
}
