import { useGetOne, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isCountry } from '../../../domain/kinds/country.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import type { GridCorridor } from '../grid/corridor.ts';

/** Between which countries the document goes, by its parties; without the buyer's where nobody is chosen yet. */
export function useCorridor(): GridCorridor {
  const { exporter } = useEnteredDocument().start;
  const buyer: unknown = useWatch<FormValues, 'service_buyer_uuid'>({ name: 'service_buyer_uuid' });
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
      origin: exporter.country,
      destiny: destiny?.identifier,
      ...(exporter.countryId && destiny && { between: `${exporter.countryId},${destiny.id}` }),
    }),
    [exporter, destiny],
  );
}
