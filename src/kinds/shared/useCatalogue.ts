import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { firstOrder } from '../../../domain/lists/order.ts';
import { allPages } from '../../../dataProvider/allPages.ts';
import { resourceOf } from '../../data/resources.ts';

/** How long results stay fresh, in milliseconds (specification §9). */
const staleTime = { countries: 120_000, currencies: 300_000, 'invoice-templates': 0, permissions: 300_000 } as const;

/** Returns all records of a small catalogue, in the order of its list. */
export function useCatalogue<Item extends RaRecord = RaRecord>(name: keyof typeof staleTime) {
  const dataProvider = useDataProvider();
  const sort = firstOrder(resourceOf(name).list);
  return useQuery({
    queryKey: [name, 'catalogue'],
    staleTime: staleTime[name],
    queryFn: ({ signal }) => allPages((pagination) => dataProvider.getList<Item>(name, { pagination, sort, signal })),
  });
}
