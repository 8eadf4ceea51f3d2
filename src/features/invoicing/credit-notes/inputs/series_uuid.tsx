import creditNotes from '../../../../../schemas/resources/invoicing/credit-notes.ts';
import { SeriesBox } from '../../../../documents/series/SeriesBox.tsx';

/** The series that numbers the note. */
export default function SeriesOfCreditNote() {
  return <SeriesBox resource={creditNotes} />;
}
