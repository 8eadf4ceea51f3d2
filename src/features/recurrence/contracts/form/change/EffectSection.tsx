import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../../../../domain/kinds/money.ts';
import { Field } from '../../../../../documents/form/Field.tsx';
import { HeadFields, Section } from '../../../../../documents/form/Section.tsx';
import { useLanguage } from '../../../../../i18n/language.ts';
import { OccurrenceField } from './OccurrenceField.tsx';
import { useChangedContract, useChanges } from './ChangesProvider.tsx';

/** The first affected invoice, the day in its period that the change holds from, and its reason. */
export function EffectSection() {
  const translate = useTranslate();
  const { billing_period: period } = useChangedContract();
  return (
    <Section endsInFields id="effect" title={translate('contractForm.effect.title')}>
      <HeadFields as="halves">
        <Field name="reach" required />
        <OccurrenceField />
      </HeadFields>
      {period !== 'none' && <Field name="effective_on" isHinted />}
      <Field name="reason" />
      <Cover />
    </Section>
  );
}

/** Reports that a fixed contract's value does not cover the new totals; it rises after confirmation. */
function Cover() {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, total_amount } = useChangedContract();
  const changes = useChanges();
  if (!changes?.uncovered) return null;
  const needed = formatMoney(changes.after.total, currency, language);
  const stated = formatMoney(total_amount, currency, language);
  return <Alert severity="warning">{translate('contractForm.effect.uncovered', { needed, stated })}</Alert>;
}
