import Alert from '@mui/material/Alert';
import { ValidationError, useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { Grid } from '../grid/Grid.tsx';
import { Section } from './Section.tsx';
import { currencyOf, type InvoiceValues } from '../../views/invoices/form/values.ts';

/** The lines, in the currency chosen above. */
export function ItemsSection() {
  const translate = useTranslate();
  const currency = useWatch<InvoiceValues, 'currency'>({ name: 'currency' });
  const { errors } = useFormState<InvoiceValues>();
  const message = errors.root?.items?.message;
  return (
    <Section id="items" title={translate('documents.items.title')} hint={translate('documents.items.hint')}>
      {message && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <ValidationError error={message} />
        </Alert>
      )}
      <Grid currency={currencyOf({ currency })} labelledBy="items" />
    </Section>
  );
}
