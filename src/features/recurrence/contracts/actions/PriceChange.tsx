import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import { pageProperty } from '../../../../generate/properties.ts';
import { DecimalInput } from '../../../../kinds/decimal/DecimalInput.tsx';
import { useLabelOf } from '../../../../kinds/shared/words.ts';

const units = ['percent', 'amount'] as const;

type Unit = (typeof units)[number];

interface PriceChangeProps {
  /** The input of an amendment. */
  readonly asks: Resource;
  readonly currency: string;
}

/** By how much prices change: one number with its unit, percent or the currency. What was typed stays in the other unit. */
export function PriceChange({ asks, currency }: PriceChangeProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(asks.name);
  const { getValues, setValue, clearErrors } = useFormContext();
  const [unit, setUnit] = useState<Unit>(() => (getValues('amount') ? 'amount' : 'percent'));
  const change = (next: Unit | null) => {
    if (next === null) return;
    setValue(next, getValues(unit), { shouldDirty: true });
    setValue(unit, null);
    clearErrors(unit);
    setUnit(next);
  };
  const { property, resource } = pageProperty(asks, unit);
  return (
    <DecimalInput
      key={unit}
      resource={resource}
      path={unit}
      source={unit}
      property={property}
      label={labelOf(unit)}
      required={false}
      {...(unit === 'percent' ? { trims: true } : { decimals: decimalsOf(currency) })}
      unit={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={unit}
          onChange={(_, next: Unit | null) => change(next)}
          aria-label={translate('contracts.amend.unit')}
          sx={{ mr: -1 }}
        >
          {units.map((each) => (
            <ToggleButton key={each} value={each} aria-label={labelOf(each)} sx={{ height: 28 }}>
              {each === 'percent' ? '%' : currency}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    />
  );
}
