import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { accountantCalls } from '../../../../dataProvider/calls/accountants.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';

/** The maximum length of a short name. */
const longest = 63;

/** Asks for a company's short name; the result does not reveal whether it exists. */
export function RequestDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const queries = useQueryClient();
  const formId = useId();
  const [company, setCompany] = useState('');
  const { mutate: ask, isPending } = useMutation({
    mutationFn: () => accountantCalls(http).request(company.trim()),
    onSuccess: (detail) => {
      toast.saved({}, detail);
      void queries.invalidateQueries({ queryKey: ['accountants'] });
      void queries.invalidateQueries({ queryKey: ['companies'] });
      onClose();
    },
    onError: toast.failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (company.trim() && !isPending) ask();
  };
  return (
    <DialogFrame
      title={translate('accountants.request.title')}
      pending={isPending}
      onClose={onClose}
      actions={
        <DialogButtons pending={isPending} onClose={onClose}>
          <Button type="submit" form={formId} variant="contained" disabled={!company.trim()} loading={isPending}>
            {translate('accountants.request.name')}
          </Button>
        </DialogButtons>
      }
    >
      <Typography color="textSecondary">{translate('accountants.request.body')}</Typography>
      <form id={formId} onSubmit={submit}>
        <TextField
          autoFocus
          required
          fullWidth
          label={translate('accountants.request.company')}
          helperText={translate('accountants.request.hint')}
          value={company}
          onChange={({ target }) => setCompany(target.value)}
          slotProps={{ htmlInput: { maxLength: longest, autoCapitalize: 'none', spellCheck: false } }}
        />
      </form>
    </DialogFrame>
  );
}
