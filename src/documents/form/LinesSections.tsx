import Alert from '@mui/material/Alert';
import { useTranslate, ValidationError } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { MoneyFlow } from '../flow/MoneyFlow.tsx';
import { Grid } from '../grid/Grid.tsx';
import { currencyOf, type FormValues } from './documentForm.ts';
import { Section } from './Section.tsx';

const useCurrency = (): string => currencyOf({ currency: useWatch<FormValues, 'currency'>({ name: 'currency' }) });

/** The lines, in the currency chosen above. */
export function ItemsSection() {
  const translate = useTranslate();
  const currency = useCurrency();
  const { errors } = useFormState<FormValues>();
  const message = errors.root?.items?.message;
  return (
    <Section id="items" title={translate('documents.items.title')} hint={translate('documents.items.hint')}>
      {message && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <ValidationError error={message} />
        </Alert>
      )}
      <Grid currency={currency} labelledBy="items" />
    </Section>
  );
}

/** The way of the money, beside the lines it comes from. */
export function FlowSection() {
  const translate = useTranslate();
  const currency = useCurrency();
  return (
    <Section id="flow" title={translate('documents.flow.title')}>
      <MoneyFlow currency={currency} labelledBy="flow" />
    </Section>
  );
}
