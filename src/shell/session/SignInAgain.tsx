import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { session, signedInKey } from '../../access/console.ts';
import { leaveToSignIn } from '../../access/leave.ts';
import { sessionGoesOn, signInAgain, useLoss } from '../../access/lostSession.ts';
import type { Loss } from '../../access/session.ts';

/** Lets the user sign in again on the current page when the session is lost; waiting calls then continue. */
export function SignInAgain() {
  const loss = useLoss();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === signedInKey) void (newValue === null ? signInAgain('signedOut') : goOnAsBefore());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const me = session.me();
  return loss && me ? <SignInDialog loss={loss} email={me.email} /> : null;
}

/** A sign-in in another tab restores the session if it is the same user. */
async function goOnAsBefore(): Promise<void> {
  if (await session.refresh().catch(() => false)) sessionGoesOn();
}

function SignInDialog({ loss, email }: { readonly loss: Loss; readonly email: string }) {
  const translate = useTranslate();
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { isSubmitting, errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await session.signIn(email, password);
      sessionGoesOn();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'common.unknownError';
      setError('password', { message: translate(message, { _: message }) }, { shouldFocus: true });
    }
  });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-why`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{translate('shell.lostSession.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-why`} sx={{ mb: 2 }}>
            {translate(`shell.lostSession.${loss}`)} {translate('shell.lostSession.kept')}
          </DialogContentText>
          <TextField
            fullWidth
            label={translate('signin.email')}
            value={email}
            slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
          />
          <TextField
            {...register('password', { required: translate('signin.passwordRequired') })}
            fullWidth
            autoFocus
            type="password"
            label={translate('signin.password')}
            error={errors.password !== undefined}
            helperText={errors.password?.message ?? ' '}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => leaveToSignIn(`${location.pathname}${location.search}`)}>
            {translate('shell.lostSession.leave')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {translate('signin.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
