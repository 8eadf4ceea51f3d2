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
import { MailFormDialog } from '../../../documents/mails/MailFormDialog.tsx';
import { editedTexts, type Previewing } from '../../../documents/mails/MailTexts.tsx';
import { InputForm } from '../../../generate/actions/InputForm.tsx';
import { useToast } from '../../../generate/useToast.ts';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { LateChargeLine } from '../lateCharge/LateChargeLine.tsx';
import { RemindFields } from './RemindFields.tsx';

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
  const { send, isSending } = useRemind(keys, onClose);
  const submit = (values: FieldValues, preview: RemindPreview) => {
    const input = inputFrom(values, preview);
    return input.email?.length === 0 ? { email: translate('delivery.refused.no_recipients') } : send(input);
  };
  return (
    <MailFormDialog
      form={formId}
      resource={invoices.name}
      command="remind"
      subject={subject}
      body={translate('resources.invoices.actions.remind.body')}
      isReady={begun !== undefined}
      isSending={isSending}
      previewing={previewing}
      onClose={onClose}
    >
      {keys.length === 1 && <LateChargeLine invoice={keys[0] ?? ''} />}
      <QueryResult query={usual} height={420}>
        {(preview) => (
          <InputForm id={formId} asks={asks} {...(begun && { begun })} onSubmit={(values) => submit(values, preview)}>
            <RemindFields asks={asks} keys={keys} preview={preview} previewing={previewing} inputFrom={inputFrom} />
          </InputForm>
        )}
      </QueryResult>
    </MailFormDialog>
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
  const email: string[] = Array.isArray(values['email']) ? values['email'].map(String) : [];
  return { ...(mails.length === 1 && { email }), ...editedTexts(values, texts) };
}
