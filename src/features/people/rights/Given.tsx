import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { byActor } from '../../../generate/history/actorWords.ts';
import { RelativeTime } from '../../../shell/display/RelativeTime.tsx';

interface GivenProps {
  readonly name: ReactNode;
  readonly detail?: string | undefined;
  readonly at?: string | undefined;
  readonly by?: string | undefined;
  readonly children?: ReactNode;
}

/** A right of a person in a list: what it is, when it was given and, if known, by whom. */
export function Given({ name, detail, at, by, children }: GivenProps) {
  const translate = useTranslate();
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', minWidth: 0 }}>
      <div style={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div">{name}</Typography>
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
        {at && (
          <Typography variant="body2" color="textSecondary" component="div">
            <RelativeTime at={at} /> {by && byActor(by, translate)}
          </Typography>
        )}
      </div>
      {children}
    </Stack>
  );
}
