import debitNotes from '../../../../../schemas/resources/invoicing/debit-notes.ts';
import { SeriesBox } from '../../../../documents/series/SeriesBox.tsx';

/** The series that numbers the note. */
export default function SeriesOfDebitNote() {
  return <SeriesBox resource={debitNotes} />;
}
