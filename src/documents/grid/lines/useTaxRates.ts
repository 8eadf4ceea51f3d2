import { useGetOne, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import taxRates, { type TaxRates } from '../../../../schemas/resources/taxes/tax-rates.ts';
import { useMay } from '../../../access/useMay.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';

const { name } = taxRates;

/** Returns the company's default rates by tribute; empty until loaded. */
export function useTaxRates(): ReadonlyMap<string, string> {
  const { data } = useGetOne<TaxRates & RaRecord<string>>(
    name,
    { id: name },
    { enabled: useMay(name, 'show'), retry: false, staleTime: 60_000 },
  );
  return useMemo(
    () =>
      new Map((data?.rates ?? []).flatMap(({ tribute, value }) => (value ? [[tribute.uuid, trimDecimal(value)]] : []))),
    [data],
  );
}
