import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { documentOptions } from '../../../schemas/parts/documents/document.ts';
import { LogoField } from '../logo/LogoField.tsx';
import { AccountField } from '../parties/AccountField.tsx';
import { TemplateField } from '../templates/TemplateField.tsx';
import { useEnteredDocument } from './documentForm.ts';
import { Field } from './Field.tsx';
import { Columns, Section } from './Section.tsx';

/** The printed options; the resource's own are at the end. */
export function PresentationSection({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  const { change } = useEnteredDocument().form;
  return (
    <Section id="more" title={translate('documents.presentation.title')}>
      <Columns least={280}>
        <AccountField />
        <TemplateField />
      </Columns>
      <Columns least={280}>
        <Field name="terms_payment" />
        <Field name="observation" />
      </Columns>
      {!change && <LogoField />}
      <Columns least={280}>
        {Object.keys(documentOptions).map((name) => (
          <Field key={name} name={name} />
        ))}
      </Columns>
      <Columns least={280}>
        <Field name="label" />
        {children}
      </Columns>
    </Section>
  );
}
