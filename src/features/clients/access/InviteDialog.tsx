import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { clientAccessCalls } from '../../../../dataProvider/calls/clientAccess.ts';
import { HttpError } from '../../../../dataProvider/httpError.ts';
import { isEmail } from '../../../../domain/validation/email.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { FormDialog } from '../../../shell/dialog/FormDialog.tsx';

/** The client, and whom to propose. */
interface InviteDialogProps {
  readonly client: { readonly uuid: string; readonly name: string };
  readonly proposed: { readonly email: string; readonly name: string };
  readonly onClose: () => void;
}

/** Invites someone of a client by e-mail to read its documents. */
export function InviteDialog({ client, proposed, onClose }: InviteDialogProps) {
  const translate = useTranslate();
  const calls = clientAccessCalls(useHttp());
  const toast = useToast();
  const queries = useQueryClient();
  const formId = useId();
  const [email, setEmail] = useState(proposed.email);
  const [name, setName] = useState(proposed.name);
  const [isTouched, setTouched] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      calls.invite({ email: email.trim(), entity: client.uuid, ...(name.trim() && { name: name.trim() }) }),
    onSuccess: (saved) => {
      toast.saved(saved);
      void queries.invalidateQueries({ queryKey: ['entities', 'access'] });
      void queries.invalidateQueries({ queryKey: ['members'] });
      onClose();
    },
    onError: (failed) => refusalOf(failed) ?? toast.failed(failed),
  });
  const isWrong = isTouched && !isEmail(email.trim());
  const refusal = isWrong ? translate('validation.format.email') : refusalOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (isEmail(email.trim()) && !isPending) mutate();
  };
  return (
    <FormDialog
      form={formId}
      title={translate('clientAccess.invite.title')}
      subtitle={client.name}
      pending={isPending}
      onClose={onClose}
      confirm={translate('clientAccess.invite.send')}
    >
      <form id={formId} noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <Typography color="textSecondary">{translate('clientAccess.invite.body')}</Typography>
        <TextField
          label={translate('clientAccess.invite.email')}
          type="email"
          required
          autoFocus
          fullWidth
          value={email}
          disabled={isPending}
          error={refusal !== undefined}
          helperText={refusal ?? ' '}
          onChange={({ target }) => {
            reset();
            setEmail(target.value);
          }}
          onBlur={() => setTouched(email.trim() !== '')}
          slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'off', maxLength: 254 } }}
        />
        <TextField
          label={translate('clientAccess.invite.name')}
          fullWidth
          value={name}
          disabled={isPending}
          helperText={translate('clientAccess.invite.nameHint')}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
        />
      </form>
    </FormDialog>
  );
}

const refusalOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.errors['email'] : undefined;
