import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useHttp } from '../data/useHttp.ts';
import { useWait } from './useWait.ts';

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
