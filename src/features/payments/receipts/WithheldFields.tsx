import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Withholding } from '../../../../dataProvider/calls/withholding.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { withheld } from '../../../../schemas/parts/payments/withheld.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { DecimalInput } from '../../../kinds/decimal/DecimalInput.tsx';
import { text } from '../../../kinds/text/index.tsx';
import type { ReceiptValues } from './receiptOf.ts';
import { differenceOf, proposalsOf } from './withheldOf.ts';

/** Amount and certificate beside each other if there is room. */
const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

const { properties } = withheld.items;

/** What the payer withheld in each tribute, proposed by the amount until it is changed. */
export function WithheldFields({ withholding }: { readonly withholding: Withholding }) {
  const translate = useTranslate();
  const heading = useId();
  const { setValue, getFieldState } = useFormContext<ReceiptValues>();
  const amount = useWatch<ReceiptValues, 'amount'>({ name: 'amount' });
  const proposals = proposalsOf(withholding, amount);
  const proposed = proposals?.join(' ');

  useEffect(() => {
    for (const [at, proposal] of (proposed?.split(' ') ?? []).entries()) {
      const name = `withheld.${at}.amount` as const;
      if (!getFieldState(name).isTouched) setValue(name, proposal);
    }
  }, [proposed, setValue, getFieldState]);

  return (
    <Box component="section" aria-labelledby={heading} sx={{ pt: 1 }}>
      <Typography id={heading} component="h3" variant="subtitle2">
        {translate('invoiceActions.withheld.title')}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {translate('invoiceActions.withheld.about')}
      </Typography>
      {withholding.results.map(({ tribute, name }, at) => (
        <WithheldTribute key={tribute} at={at} name={name} expected={proposals?.[at]} currency={withholding.currency} />
      ))}
    </Box>
  );
}

interface WithheldTributeProps {
  readonly at: number;
  readonly name: string;
  /** Undefined while the amount of the receipt is invalid. */
  readonly expected: string | undefined;
  readonly currency: string;
}

function WithheldTribute({ at, name, expected, currency }: WithheldTributeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const amount = useWatch<ReceiptValues, `withheld.${number}.amount`>({ name: `withheld.${at}.amount` });
  const difference = expected === undefined ? undefined : differenceOf(amount, expected, currency);
  const field = (property: 'amount' | 'certificate') => ({
    resource: 'invoices',
    path: `withheld.${property}`,
    property: properties[property],
    source: `withheld.${at}.${property}`,
    label: translate(`invoiceActions.withheld.${property}`, { name }),
    required: property === 'amount',
  });
  return (
    <>
      <Box sx={columns}>
        <DecimalInput {...field('amount')} decimals={decimalsOf(currency)} unit={currency} />
        <text.Input {...field('certificate')} />
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        className="figures"
        sx={{ minHeight: '1.5em', mb: 1 }}
      >
        {difference &&
          translate(`invoiceActions.withheld.${difference.is}`, {
            amount: formatMoney(difference.amount, currency, language),
          })}
      </Typography>
    </>
  );
}
