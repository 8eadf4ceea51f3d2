import type { ViewProps } from '../../../generate/views.ts';
import { NoteForm } from '../notes/NoteForm.tsx';

/** The form of a credit note. */
export default function CreditNoteForm({ resource }: ViewProps) {
  return <NoteForm resource={resource} />;
}
