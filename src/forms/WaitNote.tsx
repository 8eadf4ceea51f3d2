import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useHttp } from '../data/useHttp.ts';
import { useEffect, useState } from 'react';

/** Reports that a save takes long, and then that there is no answer; retrying is safe. */
export function WaitNote({ isPending }: { readonly isPending: boolean }) {
  const translate = useTranslate();
  const { wait, restart } = useWait(isPending);
  if (!isPending) return null;
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{
        flex: { xs: '1 1 100%', sm: '1 1 200px' },
        display: wait ? 'flex' : 'contents',
        alignItems: 'center',
        gap: 1,
        flexWrap: 'wrap',
      }}
    >
      {wait && translate(`generate.saving.${wait}`)}
      {wait === 'silent' && <AskAgain onClick={restart} />}
    </Typography>
  );
}

function AskAgain({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  const http = useHttp();
  const ask = () => {
    onClick();
    http.repeat();
  };
  return (
    <Button size="small" onClick={ask}>
      {translate('generate.saving.again')}
    </Button>
  );
}

/** Milliseconds after which a save is reported as long, and as unanswered. */
const after = { long: 10_000, silent: 30_000 } as const;

/** The state of a wait. */
type Wait = keyof typeof after;

/** Returns the state of a wait, and how to restart it. */
function useWait(isPending: boolean): { readonly wait: Wait | undefined; readonly restart: () => void } {
  const [wait, setWait] = useState<Wait>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    setWait(undefined);
    if (!isPending) return undefined;
    const timers = [setTimeout(() => setWait('long'), after.long), setTimeout(() => setWait('silent'), after.silent)];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [isPending, times]);
  return { wait, restart: () => setTimes(times + 1) };
}
