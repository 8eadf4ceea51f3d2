import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { session } from '../../access/console.ts';
import { leaveToSignIn } from '../../access/leave.ts';
import { sessionGoesOn } from '../../access/lostSession.ts';
import type { Loss } from '../../access/session.ts';

/** Asks for the password of a user whose session is lost. */
export function SignInDialog({ loss, email }: { readonly loss: Loss; readonly email: string }) {
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
