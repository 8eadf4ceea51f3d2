import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { currencyOf, useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { useAdjustments } from '../form/useAdjustments.ts';
import { useCountedLines } from '../grid/lines/linesStore.ts';
import { documentTotals } from '../grid/lines/totals.ts';
import { useOverLimit } from './useOverLimit.ts';

const fields = ['service_buyer_uuid', 'payment_responsible_uuid', 'currency'] as const;

/** Warns that the edited document exceeds the credit limit of its payer. */
export function OverLimitNote() {
  const { resource } = useEnteredDocument().form;
  const [service_buyer_uuid, payment_responsible_uuid, currency] = useWatch<FormValues, typeof fields>({
    name: fields,
  });
  const decimals = decimalsOf(currencyOf({ currency }));
  const { total } = documentTotals(useCountedLines(), decimals, useAdjustments(decimals));
  const warning = useOverLimit(resource, { service_buyer_uuid, payment_responsible_uuid, currency }, total);
  return warning ? (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1', order: 2, mb: 1 }}>
      {warning}
    </Alert>
  ) : null;
}
