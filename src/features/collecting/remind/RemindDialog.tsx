import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';
import { useId, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { collectingCalls, type RemindPreview } from '../../../../dataProvider/calls/collecting.ts';
import { commandCalls } from '../../../../dataProvider/calls/commands.ts';
import { HttpError } from '../../../../dataProvider/httpError.ts';
import { inputOf } from '../../../../domain/actions/requests.ts';
import type { Reminding } from '../../../../schemas/parts/collecting/reminding.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { InputForm } from '../../../generate/actions/InputForm.tsx';
import { useCommandWords } from '../../../generate/actions/useCommandWords.ts';
import { useToast } from '../../../generate/useToast.ts';
import { FormDialog } from '../../../shell/dialog/FormDialog.tsx';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { StoredNotice } from '../../../shell/StoredNotice.tsx';
import { LateChargeLine } from '../lateCharge/LateChargeLine.tsx';
import { RemindFields, type Previewing } from './RemindFields.tsx';

interface RemindDialogProps {
  readonly keys: readonly string[];
  /** What is reminded of. */
  readonly subject: string;
  readonly onClose: () => void;
}

const asks = inputOf(invoices, 'remind') ?? invoices;

/** Reminds of open invoices: shows to whom, and lets a user change recipients and texts of these mails alone. */
export function RemindDialog({ keys, subject, onClose }: RemindDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const formId = useId();
  const previewing = useRef<Previewing>(null);
  const usual = useQuery({
    queryKey: ['reminders', 'preview', keys],
    queryFn: ({ signal }) => collectingCalls(http).remindPreview(keys, {}, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const begun = useMemo(() => usual.data && begunWith(usual.data), [usual.data]);
  const { title, confirm } = useCommandWords(invoices.name, 'remind');
  const { send, isSending } = useRemind(keys, onClose);
  const submit = (values: FieldValues, preview: RemindPreview) => {
    const input = inputFrom(values, preview);
    return input.email?.length === 0 ? { email: translate('delivery.refused.no_recipients') } : send(input);
  };
  return (
    <FormDialog
      form={formId}
      title={title}
      subtitle={subject}
      pending={isSending}
      onClose={onClose}
      confirm={confirm}
      button={{ disabled: !begun }}
      beside={
        <Button
          sx={{ px: 1 }}
          startIcon={<PreviewIcon />}
          disabled={!begun || isSending}
          onClick={() => void previewing.current?.look()}
        >
          {translate('delivery.preview.open')}
        </Button>
      }
    >
      <StoredNotice />
      <Typography color="textSecondary">{translate('resources.invoices.actions.remind.body')}</Typography>
      {keys.length === 1 && <LateChargeLine invoice={keys[0] ?? ''} />}
      <QueryResult query={usual} height={420}>
        {(preview) => (
          <InputForm id={formId} asks={asks} {...(begun && { begun })} onSubmit={(values) => submit(values, preview)}>
            <RemindFields asks={asks} keys={keys} preview={preview} previewing={previewing} inputFrom={inputFrom} />
          </InputForm>
        )}
      </QueryResult>
    </FormDialog>
  );
}

/** Sends the reminders: one invoice answers with its record, several with who was refused and why. */
function useRemind(keys: readonly string[], onClose: () => void) {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (input: Reminding) => {
      const [only, ...others] = keys;
      if (only !== undefined && others.length === 0)
        return void (await commandCalls(http).one(invoices, 'remind', only, input));
      const { done, refused } = await commandCalls(http).many(invoices, 'remind', keys, { input });
      if (done.length === 0) throw new Error([...refused.keys()].join(' '));
    },
    onSuccess: () => {
      toast.saved({}, { fallback: translate('resources.invoices.actions.remind.done') });
      refresh();
      onClose();
    },
    onError: toast.failed,
  });
  const send = (input: Reminding) =>
    mutateAsync(input).then(
      () => undefined,
      (error: unknown) => (error instanceof HttpError ? error.errors : undefined),
    );
  return { send, isSending: isPending };
}

/** Begins with the recipients of the only mail; several mails have their own. */
const begunWith = ({ mails, texts }: RemindPreview): FieldValues => ({
  ...(mails.length === 1 && { email: mails[0]?.email }),
  ...texts,
});

/** Returns what to send: recipients and texts only if they differ from the usual ones. */
function inputFrom(values: FieldValues, { mails, texts }: RemindPreview): Reminding & { readonly email?: string[] } {
  const edited = (['subject', 'message'] as const).flatMap((name) => {
    const text = String(values[name] ?? '').trim();
    return text === '' || text === texts[name] ? [] : [[name, text]];
  });
  const email: string[] = Array.isArray(values['email']) ? values['email'].map(String) : [];
  return { ...(mails.length === 1 && { email }), ...Object.fromEntries(edited) };
}
