import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { FormValues } from './documentForm.ts';
import { SeriesField } from '../series/SeriesField.tsx';
import { Field } from './Field.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { Columns } from './Section.tsx';

const fields = ['company_number', 'purchase_order', 'buyer_reference', 'series_uuid', 'label', 'files'] as const;

/** The references of company and buyer, and the label of a document; its resource may add attachments. */
export function ReferencesSection({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  const [reference, order, byBuyer, , label, files] = useWatch<FormValues, typeof fields>({ name: fields });
  const count = Array.isArray(files) ? files.length : 0;
  return (
    <FoldedSection
      id="references"
      title={translate('documents.folded.references')}
      says={[
        reference,
        order,
        byBuyer,
        label,
        count > 0 ? translate('documents.folded.files', { smart_count: count }) : undefined,
      ]}
      fields={fields}
    >
      <Columns least={280}>
        <Field name="company_number" />
        <Field name="purchase_order" />
        <Field name="buyer_reference" />
        <Field name="label" />
        <SeriesField />
      </Columns>
      {children}
    </FoldedSection>
  );
}
