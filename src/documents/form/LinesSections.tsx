import Alert from '@mui/material/Alert';
import { useTranslate, ValidationError } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { MoneyFlow } from '../flow/MoneyFlow.tsx';
import { CorridorContext } from '../grid/corridor.ts';
import { Grid } from '../grid/Grid.tsx';
import { useCorridor } from '../parties/useCorridor.ts';
import { currencyOf, type FormValues } from './documentForm.ts';
import { Section } from './Section.tsx';

const useCurrency = (): string => currencyOf({ currency: useWatch<FormValues, 'currency'>({ name: 'currency' }) });

/** The lines, in the currency chosen above. */
export function ItemsSection() {
  const translate = useTranslate();
  const currency = useCurrency();
  const { errors } = useFormState<FormValues>();
  const corridor = useCorridor();
  const message = errors.root?.items?.message;
  return (
    <Section id="items" title={translate('documents.items.title')}>
      {message && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <ValidationError error={message} />
        </Alert>
      )}
      <CorridorContext value={corridor}>
        <Grid currency={currency} labelledBy="items" />
      </CorridorContext>
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
