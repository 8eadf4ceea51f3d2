import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';

const perPage = 100;
const staleTime = { countries: 120_000, currencies: 300_000 } as const;

/** All records of a catalogue small enough to choose from without asking again (specification §9 says how long it stays fresh). */
export function useCatalogue(resource: keyof typeof staleTime) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'catalogue'],
    staleTime: staleTime[resource],
    queryFn: async ({ signal }) => {
      const records: RaRecord[] = [];
      for (let page = 1; ; page += 1) {
        // eslint-disable-next-line no-await-in-loop -- only the page before tells whether there is another
        const { data, total = 0 } = await dataProvider.getList(resource, { pagination: { page, perPage }, signal });
        records.push(...data);
        if (records.length >= total || data.length === 0) return records;
      }
    },
  });
}
