import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import type { PartnerRole } from '../../../../../schemas/parts/people/partner.ts';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import { FoundPartner } from './FoundPartner.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { useGrantAccess } from './useGrantAccess.ts';
import { usePartnerSearch } from './usePartnerSearch.ts';

interface AccountantDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Finds an accountant by e-mail and grants access; others are invited. */
export function AccountantDialog({ onDone, onClose }: AccountantDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<PartnerRole>('accountant');
  const [isTouched, setTouched] = useState(false);
  const search = usePartnerSearch(typed);
  const { grantAccess, isPending, refusal } = useGrantAccess(onDone);
  const hasAccess = search.found?.access === true;
  const isKnown = search.email !== undefined && search.found !== undefined && !hasAccess;
  const wrong = isTouched && search.email === undefined ? 'validation.format.email' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (isKnown && search.email !== undefined) void grantAccess(search.email, role, search.found);
  };

  return (
    <FormDialog
      form={formId}
      title={translate('members.accountant.title')}
      pending={isPending}
      onClose={onClose}
      confirm={translate(search.found === null ? 'members.accountant.invite' : 'members.accountant.grant')}
      button={{ disabled: !isKnown }}
    >
      <form id={formId} noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <Typography color="textSecondary">{translate('members.accountant.body')}</Typography>
        <TextField
          label={translate('members.accountant.email')}
          type="email"
          required
          autoFocus
          fullWidth
          value={typed}
          disabled={isPending}
          error={wrong !== undefined || refusal !== undefined}
          helperText={refusal ?? (wrong ? translate(wrong) : translate('members.accountant.emailHint'))}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTouched(typed.trim() !== '')}
          slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'off', maxLength: 254 } }}
        />
        <FoundPartner search={search} />
        {!hasAccess && <RoleChoice role={role} isDisabled={isPending} onChoose={setRole} />}
      </form>
    </FormDialog>
  );
}
