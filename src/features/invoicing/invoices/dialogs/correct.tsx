import { useMutation } from '@tanstack/react-query';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { correctionCalls, type Correcting } from '../../../../../dataProvider/calls/corrections.ts';
import creditNotes from '../../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes from '../../../../../schemas/resources/invoicing/debit-notes.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { FieldOf } from '../../../../documents/form/Field.tsx';
import { DialogGuard } from '../../../../drafts/DialogGuard.tsx';
import { useToast } from '../../../../generate/useToast.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';
import { checkedBy } from '../../../../generate/validate/resolver.ts';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

type Way = 'credit_and_reissue' | 'credit' | 'debit';

/** Offers the ways to correct an issued invoice, and leads to the draft of the note. */
export default function CorrectDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(invoices, invoice);
  const formId = useId();
  const ways = useWays(invoice.has_notes === true);
  const [picked, pick] = useState<Way>();
  const way = picked ?? ways[0] ?? 'credit';
  const form = useForm<Correcting>({
    defaultValues: { reason: '', reason_code: 'other' },
    mode: 'onTouched',
    resolver: checkedBy(({ reason }) => (reason?.trim() ? [] : [{ path: 'reason', key: 'validation.required' }])),
  });
  const { correct, running } = useCorrecting(invoice.uuid, onClose);
  return (
    <FormDialog
      form={formId}
      title={translate('notes.correct.title')}
      subtitle={subject}
      size="md"
      pending={running}
      confirm={translate(`notes.correct.${way}.confirm`)}
      button={{ disabled: ways.length === 0 }}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={form.handleSubmit((reason) => correct(way, reason))}>
          <DialogGuard />
          <Stack sx={{ gap: 1 }}>
            <WayChoice ways={ways} way={way} onPick={pick} />
            <FieldOf resource={creditNotes} name="reason_code" required />
            <FieldOf resource={creditNotes} name="reason" required />
          </Stack>
        </form>
      </FormProvider>
    </FormDialog>
  );
}

/** Returns the ways that this user has; an invoice with notes is not issued again. */
function useWays(hasNotes: boolean): readonly Way[] {
  const mayCredit = useMay(creditNotes.name, 'create');
  const mayDebit = useMay(debitNotes.name, 'create');
  const mayIssue = useMay(invoices.name, 'create');
  return [
    ...(mayCredit && mayIssue && !hasNotes ? (['credit_and_reissue'] as const) : []),
    ...(mayCredit ? (['credit'] as const) : []),
    ...(mayDebit ? (['debit'] as const) : []),
  ];
}

interface WayChoiceProps {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onPick: (way: Way) => void;
}

function WayChoice({ ways, way, onPick }: WayChoiceProps) {
  const translate = useTranslate();
  const label = useId();
  return (
    <FormControl>
      <FormLabel id={label}>{translate('notes.correct.how')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={way}
        onChange={(_event, picked) => {
          const known = ways.find((one) => one === picked);
          if (known) onPick(known);
        }}
      >
        {ways.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.5 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', pt: 1, fontWeight: 500 }}>
                  {translate(`notes.correct.${one}.name`)}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {translate(`notes.correct.${one}.about`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Returns how to go on: to the form of a note, or to the draft that was made. */
function useCorrecting(invoice: string, onClose: () => void) {
  const http = useHttp();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const refresh = useRefresh();
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const reissue = useMutation({
    mutationFn: (reason: Correcting) => correctionCalls(http).creditAndReissue(invoice, reason),
    onSuccess: ({ id }) => {
      toast.saved({}, { fallback: 'notes.correct.credit_and_reissue.done' });
      refresh();
      onClose();
      void navigate(createPath({ resource: creditNotes.name, type: 'show', id }));
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
  });
  const correct = (way: Way, { reason, reason_code }: Correcting) => {
    if (way === 'credit_and_reissue') return reissue.mutate({ reason, reason_code });
    const { name } = way === 'credit' ? creditNotes : debitNotes;
    const begun = new URLSearchParams({ invoice, reason, reason_code });
    onClose();
    return void navigate(`${createPath({ resource: name, type: 'create' })}?${begun.toString()}`);
  };
  return { correct, running: reissue.isPending };
}
