import { useGetOne, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isCountry } from '../../../domain/kinds/country.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import type { GridCorridor } from '../grid/corridor.ts';
import type { Exporter } from './exporter.ts';

/** Returns the countries of the edited document, by its parties. */
export function useCorridor(): GridCorridor {
  const { exporter } = useEnteredDocument().start;
  const buyer: unknown = useWatch<FormValues, 'service_buyer_uuid'>({ name: 'service_buyer_uuid' });
  return useCorridorOf(exporter, buyer);
}

/** Returns the countries of a document by its buyer's key; without a buyer only the exporter's. */
export function useCorridorOf(
  exporter: Partial<Pick<Exporter, 'country' | 'countryId'>>,
  buyer: unknown,
): GridCorridor {
  const { country: origin, countryId } = exporter;
  const isChosen = typeof buyer === 'string';
  const { data } = useGetOne<RaRecord<string>>(
    'entities',
    { id: isChosen ? buyer : '' },
    { enabled: isChosen, retry: false },
  );
  const found = isChosen ? valueAt(data, 'location.country') : undefined;
  const destiny = isCountry(found) ? found : undefined;
  return useMemo(
    () => ({
      origin,
      destiny: destiny?.identifier,
      ...(countryId && destiny && { between: `${countryId},${destiny.id}` }),
    }),
    [origin, countryId, destiny],
  );
}
