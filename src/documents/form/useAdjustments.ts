import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { countedAdjustments, enteredAdjustments } from '../grid/lines/adjustments.ts';
import type { CountedAdjustments } from '../grid/lines/totals.ts';
import type { FormValues } from './documentForm.ts';

/** Returns the discounts and charges of the edited document that can be computed; the same while they say the same. */
export function useAdjustments(decimals: number): CountedAdjustments {
  const typed: unknown = useWatch<FormValues>({ name: 'adjustments' });
  // The form changes its rows in place.
  const text = JSON.stringify(typed ?? []);
  return useMemo(() => countedAdjustments(enteredAdjustments(JSON.parse(text)), decimals), [text, decimals]);
}
