import { useTranslate, type RaRecord } from 'react-admin';
import creditNotes from '../../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes, { type DebitNote } from '../../../../../schemas/resources/invoicing/debit-notes.ts';
import { useMay } from '../../../../access/useMay.ts';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';
import { CorrectionDialog } from '../../notes/CorrectionDialog.tsx';
import { useNewNote } from '../../notes/useNewNote.ts';

type Note = DebitNote & RaRecord<string> & { readonly uuid: string };

/** Begins the credit note that takes back a debit note, or a part of it. */
export default function CorrectDebitNote({ record: note, onClose }: ActionDialogProps<Note>) {
  const translate = useTranslate();
  const subject = useSubject(debitNotes, note);
  const mayCredit = useMay(creditNotes.name, 'create');
  const newNote = useNewNote(onClose);
  const invoice = note.corrects?.uuid ?? note.corrects_uuid;
  return (
    <CorrectionDialog
      title={translate('notes.correct.debitNote')}
      subject={subject}
      ways={mayCredit ? ['credit'] : []}
      onCorrect={(_way, reason) => newNote(creditNotes.name, { invoice, debitNote: note.uuid }, reason)}
      onClose={onClose}
    />
  );
}
