import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import type { GridCorridor } from '../grid/corridor.ts';
import { useLinesStore } from '../grid/lines/linesStore.ts';
import { useScenarios } from '../grid/lines/useScenarios.ts';
import { adjustAlike, type EnteredAdjustment } from '../../../domain/documents/adjustments.ts';
import { trimDecimal } from '../../../domain/money/trimDecimal.ts';
import { enteredAdjustments } from '../grid/lines/adjustments.ts';
import { usePayer } from '../paymentTerms/usePayersTerms.ts';

/** The client of a new document with what its documents begin with; undefined for a stored one or a copy. */
export function useClientOfNew() {
  const { isNew } = useEnteredDocument().start;
  const buyer = useWatch<FormValues, 'service_buyer_uuid'>({ name: 'service_buyer_uuid' });
  const { data } = usePayer({ service_buyer_uuid: isNew ? buyer : null });
  return data;
}

/** Sets the currency of a new document by its client, until the user enters another. */
export function useCurrencyOfClient(): void {
  const { values, isNew } = useEnteredDocument().start;
  const { getValues, setValue } = useFormContext<FormValues>();
  const client = useClientOfNew();
  const before = useRef(values.currency);
  // A client without a currency gets the company's back.
  const proposed = isNew && client ? (client.currency ?? values.currency) : undefined;
  useEffect(() => {
    if (!proposed || getValues('currency') !== before.current) return;
    before.current = proposed;
    if (getValues('currency') !== proposed) setValue('currency', proposed, { shouldValidate: true });
  }, [proposed, getValues, setValue]);
}

const noDiscount: readonly EnteredAdjustment[] = [];

/** Sets the discount of a new document by its client, until the user changes its discounts and charges. */
export function useDiscountOfClient(): void {
  const { getValues, setValue } = useFormContext<FormValues>();
  const client = useClientOfNew();
  const before = useRef(noDiscount);
  const { uuid, discount: percent, discount_reason: reason } = client ?? {};
  useEffect(() => {
    const isUntouched = adjustAlike(enteredAdjustments(getValues('adjustments')), before.current);
    if (!uuid || !isUntouched) return;
    const discount = { kind: 'discount', percent: trimDecimal(percent ?? '0'), ...(reason && { reason }) } as const;
    const proposed = percent ? [discount] : noDiscount;
    if (adjustAlike(proposed, before.current)) return;
    before.current = proposed;
    setValue('adjustments', [...proposed], { shouldValidate: true });
  }, [uuid, percent, reason, getValues, setValue]);
}

/** Sets the scenario of lines without another by the client of a new document, if it is for these countries. */
export function useScenarioOfClient(corridor: GridCorridor): void {
  const { dispatch } = useLinesStore();
  const client = useClientOfNew();
  const key = client?.uuid;
  const scenery = client?.scenery?.uuid;
  const read = useScenarios(corridor);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!key || !corridor.destiny) return undefined;
    let isCurrent = true;
    const take = async () => {
      const [scenario] = scenery ? await latest.current([scenery]) : [];
      if (isCurrent) dispatch({ type: 'scenarioOfClient', scenario });
    };
    void take();
    return () => {
      isCurrent = false;
    };
  }, [key, scenery, corridor.destiny, dispatch]);
}
