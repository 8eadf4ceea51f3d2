import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { correctionCalls, type Correcting } from '../../../../../dataProvider/calls/corrections.ts';
import creditNotes from '../../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes from '../../../../../schemas/resources/invoicing/debit-notes.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';
import { CorrectionDialog, type Way } from '../../notes/CorrectionDialog.tsx';
import { useNewNote } from '../../notes/useNewNote.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Offers the ways to correct an issued invoice, and leads to the draft of the note. */
export default function CorrectDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(invoices, invoice);
  const ways = useWays(invoice.has_notes === true);
  const { correct, running } = useCorrecting(invoice.uuid, onClose);
  return (
    <CorrectionDialog
      title={translate('notes.correct.title')}
      subject={subject}
      ways={ways}
      pending={running}
      onCorrect={correct}
      onClose={onClose}
    />
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

/** Returns how to go on: to the form of a note, or to the draft that was made. */
function useCorrecting(invoice: string, onClose: () => void) {
  const http = useHttp();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const refresh = useRefresh();
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const newNote = useNewNote(onClose);
  const reissue = useMutation({
    mutationFn: (reason: Correcting) => correctionCalls(http).creditAndReissue(invoice, reason),
    onSuccess: ({ id }) => {
      toast.saved({}, { fallback: 'notes.correct.credit_and_reissue.done' });
      refresh();
      // Once the dialog is closed, its input no longer keeps the user on the page.
      flushSync(onClose);
      void navigate(createPath({ resource: creditNotes.name, type: 'show', id }));
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
  });
  const correct = (way: Way, reason: Correcting) =>
    way === 'credit_and_reissue'
      ? reissue.mutate(reason)
      : newNote(way === 'credit' ? creditNotes.name : debitNotes.name, { invoice }, reason);
  return { correct, running: reissue.isPending };
}
