import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import type { PartnerRole } from '../../../../schemas/parts/partner.ts';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
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
    <DialogFrame
      title={translate('members.accountant.title')}
      size="sm"
      pending={isPending}
      onClose={onClose}
      actions={
        <DialogButtons pending={isPending} onClose={onClose}>
          <Button type="submit" form={formId} variant="contained" loading={isPending} disabled={!isKnown}>
            {translate(search.found === null ? 'members.accountant.invite' : 'members.accountant.grant')}
          </Button>
        </DialogButtons>
      }
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
    </DialogFrame>
  );
}
