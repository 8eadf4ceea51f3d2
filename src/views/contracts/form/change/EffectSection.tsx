import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { Field } from '../../../../documents/form/Field.tsx';
import type { FormValues } from '../../../../documents/form/documentForm.ts';
import { HeadFields, Section } from '../../../../documents/form/Section.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { OccurrenceField } from './OccurrenceField.tsx';
import { useChangedContract, useChanges } from './ChangesProvider.tsx';

/** From which invoice on the change takes effect, and why it is made. */
export function EffectSection() {
  const translate = useTranslate();
  return (
    <Section endsInFields id="effect" title={translate('contractForm.effect.title')}>
      <HeadFields as="halves">
        <Field name="reach" required />
        <OccurrenceField />
      </HeadFields>
      <Field name="reason" />
      <Cover />
    </Section>
  );
}

/** Asks whether the value of a fixed contract follows, where it does not cover what invoices will come to. */
function Cover() {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, total_amount } = useChangedContract();
  const changes = useChanges();
  const isConfirmed = useWatch<FormValues>({ name: 'confirm_total' });
  const { errors } = useFormState<FormValues>();
  if (!changes?.uncovered && !errors['confirm_total'] && isConfirmed !== true) return null;
  const needed = formatMoney(changes?.after.total ?? total_amount, currency, language);
  const stated = formatMoney(total_amount, currency, language);
  return (
    <>
      {changes?.uncovered && (
        <Alert severity="warning">{translate('contractForm.effect.uncovered', { needed, stated })}</Alert>
      )}
      <Field name="confirm_total" />
    </>
  );
}
