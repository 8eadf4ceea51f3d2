import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isCurrencyCode } from '../../../domain/kinds/currency.ts';
import { CurrencyContext } from '../money/currencyContext.ts';

/** How the value of an adjustment is entered, by its property. */
export type Unit = 'percent' | 'amount';

interface UnitSelectProps {
  readonly unit: Unit;
  readonly disabled: boolean | undefined;
  readonly onChoose: (unit: Unit) => void;
}

/** Chooses between a percentage and the currency of the document. */
export function UnitSelect({ unit, disabled = false, onChoose }: UnitSelectProps) {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'currency' });
  const code = [chosen, use(CurrencyContext)].find(isCurrencyCode);
  const label = translate('documents.adjustments.unit');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={unit}
      disabled={disabled}
      helperText=" "
      onChange={({ target }) => onChoose(target.value === 'amount' ? 'amount' : 'percent')}
    >
      <MenuItem value="percent">%</MenuItem>
      <MenuItem value="amount">{code ?? translate('documents.adjustments.amount')}</MenuItem>
    </TextField>
  );
}
