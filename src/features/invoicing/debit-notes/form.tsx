import type { ViewProps } from '../../../generate/views.ts';
import { NoteForm } from '../notes/NoteForm.tsx';

/** The form of a debit note. */
export default function DebitNoteForm({ resource }: ViewProps) {
  return <NoteForm resource={resource} />;
}
