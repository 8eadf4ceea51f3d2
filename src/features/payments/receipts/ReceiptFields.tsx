import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCurrencyCode } from '../../../../domain/kinds/currency.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { ownProperty, type Property } from '../../../../domain/schema/property.ts';
import { receipt } from '../../../../schemas/parts/payments/receipt.ts';
import { transaction } from '../../../../schemas/parts/payments/transaction.ts';
import { boolean } from '../../../kinds/boolean/index.tsx';
import { currency as currencyKind } from '../../../kinds/currency/index.tsx';
import { DecimalInput } from '../../../kinds/decimal/DecimalInput.tsx';
import { instant } from '../../../kinds/instant/index.tsx';
import type { InputProps } from '../../../kinds/kind.ts';
import { text } from '../../../kinds/text/index.tsx';
import type { ReceiptValues } from './receiptOf.ts';

interface ReceiptFieldsProps {
  /** The currency of the invoices. */
  readonly invoiceCurrency: string;
  /** Whether focus starts in the currency received. */
  readonly autoFocus?: boolean;
  /** Whether the receipt is proposed to be mailed; for a payment of an earlier day it is not. */
  readonly isMailed?: boolean;
}

/** The rate within one currency; other rates must be entered. */
const parity = '1.0000';

const optional: readonly string[] = ['fee', 'note', 'send_receipt'];

const ofReceipt: readonly string[] = ['note', 'send_receipt'];

/** Two columns if the container has room. */
const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

/** Amount, currency, rate, fee, date and note of a receipt, and whether it is mailed. */
export function ReceiptFields({ invoiceCurrency, autoFocus = false, isMailed = false }: ReceiptFieldsProps) {
  const translate = useTranslate();
  const { setValue, getValues, getFieldState } = useFormContext<ReceiptValues>();
  const paidAt = useWatch<ReceiptValues, 'payment_date'>({ name: 'payment_date' });
  const entered = useWatch<ReceiptValues, 'exchange_currency'>({ name: 'exchange_currency' });
  const received = isCurrencyCode(entered) ? entered : undefined;
  const decimals = decimalsOf(received ?? invoiceCurrency);

  useEffect(() => {
    if (received === invoiceCurrency) setValue('exchange_rate', parity);
    else if (getValues('exchange_rate') === parity) setValue('exchange_rate', null);
  }, [received, invoiceCurrency, setValue, getValues]);

  useEffect(() => {
    if (!getFieldState('send_receipt').isTouched) setValue('send_receipt', isMailed && isOfToday(paidAt));
  }, [paidAt, isMailed, setValue, getFieldState]);

  const field = (name: keyof ReceiptValues, word: string): InputProps => ({
    resource: 'invoices',
    path: `transactions.${name}`,
    property: (ownProperty(ofReceipt.includes(name) ? receipt : transaction, name) ?? {}) satisfies Property,
    source: name,
    label: translate(`invoiceActions.receive.${word}`),
    required: !optional.includes(name),
  });

  return (
    <Box sx={columns}>
      <DecimalInput {...field('amount', 'amount')} decimals={decimalsOf(invoiceCurrency)} unit={invoiceCurrency} />
      <currencyKind.Input {...field('exchange_currency', 'currency')} autoFocus={autoFocus} />
      <DecimalInput
        {...field('exchange_rate', 'rate')}
        disabled={received === invoiceCurrency}
        decimals={4}
        unit={received && received !== invoiceCurrency ? `${received} / ${invoiceCurrency}` : undefined}
      />
      <DecimalInput {...field('fee', 'fee')} decimals={decimals} unit={received} />
      <instant.Input {...field('payment_date', 'date')} />
      <text.Input {...field('note', 'note')} />
      <boolean.Input {...field('send_receipt', 'sendReceipt')} />
    </Box>
  );
}

const isOfToday = (instantText: string | null): boolean =>
  instantText !== null && new Date(instantText).toDateString() === new Date().toDateString();
