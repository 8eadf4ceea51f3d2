import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { plainTextOf } from '../../../domain/richText/richText.ts';
import type { FormValues } from './documentForm.ts';
import { Field } from './Field.tsx';
import { FoldedSection } from './FoldedSection.tsx';

/** The notes of a document. */
export function NotesSection() {
  const translate = useTranslate();
  const notes = useWatch<FormValues, 'observation'>({ name: 'observation' });
  return (
    <FoldedSection
      id="notes"
      title={translate('documents.folded.notes')}
      says={[plainTextOf(notes ?? '')]}
      fields={['observation']}
    >
      <Field name="observation" />
    </FoldedSection>
  );
}
