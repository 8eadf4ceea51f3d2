import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { accountantCalls } from '../../../../dataProvider/calls/accountants.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { FormDialog } from '../../../shell/dialog/FormDialog.tsx';

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
      toast.saved({}, { fallback: detail });
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
    <FormDialog
      form={formId}
      title={translate('accountants.request.title')}
      pending={isPending}
      onClose={onClose}
      size="xs"
      confirm={translate('accountants.request.name')}
      button={{ disabled: !company.trim() }}
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
    </FormDialog>
  );
}
