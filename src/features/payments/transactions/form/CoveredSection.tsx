import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { ValidationError, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { FieldOf } from '../../../../documents/form/Field.tsx';
import { useProposal } from '../../../../forms/useProposal.ts';
import { Section } from '../../../../generate/Section.tsx';
import { ErrorState } from '../../../../shell/feedback/ErrorState.tsx';
import { SkeletonCards } from '../../../../shell/feedback/SkeletonCards.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import type { PaymentValues } from './paymentOf.ts';
import { useCurrencyOf, type useOpenInvoices } from './useOpenInvoices.ts';

/** The client, the currency, and the invoices that the payment covers. */
export function CoveredSection({ found }: { readonly found: ReturnType<typeof useOpenInvoices> }) {
  const translate = useTranslate();
  const [client, currency] = useWatch<PaymentValues, ['service_buyer', 'currency']>({
    name: ['service_buyer', 'currency'],
  });
  const { errors } = useFormState<PaymentValues>({ name: 'invoices' });
  useProposal('currency', useCurrencyOf(client?.uuid));
  const { open, isLoading, error, refetch } = found;
  const message = errors.invoices?.message;
  return (
    <Section title={translate('resources.transactions.sections.covered')} isForm>
      <FieldOf resource={transactions} name="service_buyer" required />
      <FieldOf resource={transactions} name="currency" required />
      <Typography color="textSecondary" sx={{ gridColumn: '1 / -1', pb: 1 }}>
        {translate(
          `transactions.form.${noteOf({ isReady: Boolean(client && currency), isFound: open.length > 0, isLoading })}`,
        )}
      </Typography>
      {isLoading && <SkeletonCards height={64} />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {open.length > 0 && currency && <OpenInvoices open={open} currency={currency} />}
      {message && (
        <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1' }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </Section>
  );
}

/** Returns which sentence explains the invoices below it. */
function noteOf({ isReady, isFound, isLoading }: Readonly<Record<'isReady' | 'isFound' | 'isLoading', boolean>>) {
  if (!isReady) return 'first';
  return isFound || isLoading ? 'choose' : 'none';
}
