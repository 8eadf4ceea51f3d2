import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { ExporterLine } from '../parties/ExporterLine.tsx';
import { ClientField } from '../parties/PartyFields.tsx';
import { OverLimitNote } from '../creditLimit/OverLimitNote.tsx';
import { DueDateNote } from '../paymentTerms/DueDateNote.tsx';
import { useEnteredDocument } from './documentForm.ts';
import { headFields, ownFields } from './draftForm.ts';
import { Field } from './Field.tsx';
import { Columns, HeadFields, Section } from './Section.tsx';

/** Client, dates and currency of a draft, and the fields that only its resource has. */
export function HeadSection() {
  const translate = useTranslate();
  const { form, start } = useEnteredDocument();
  const own = ownFields(form.resource);
  const dated = start.edited?.number ? translate('documents.draft.dated') : undefined;
  return (
    <Section
      endsInFields
      id="document"
      title={translate('documents.preview.title')}
      aside={<ExporterLine exporter={start.exporter} />}
    >
      <HeadFields as="terms">
        <ClientField />
        {headFields(form.resource).map((name) => (
          <Fragment key={name}>
            <Field
              name={name}
              fixed={name === 'created' ? dated : undefined}
              // The API takes a missing due date from the payment terms, the form shows it.
              {...(name === 'due_date' && { required: true })}
            />
            {name === 'due_date' && <DueDateNote />}
          </Fragment>
        ))}
        <OverLimitNote />
      </HeadFields>
      {own.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Columns least={280}>
            {own.map((name) => (
              <Field key={name} name={name} />
            ))}
          </Columns>
        </Box>
      )}
    </Section>
  );
}
