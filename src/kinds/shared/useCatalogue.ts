import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { firstOrder } from '../../../domain/lists/order.ts';
import { allPages } from '../../../dataProvider/allPages.ts';
import { resourceOf } from '../../data/resources.ts';

/** How long results stay fresh (specification §9). */
const staleTime = { countries: 120_000, currencies: 300_000 } as const;

/** Returns all records of a small catalogue. */
export function useCatalogue(name: keyof typeof staleTime) {
  const dataProvider = useDataProvider();
  const sort = firstOrder(resourceOf(name).list);
  return useQuery({
    queryKey: [name, 'catalogue'],
    staleTime: staleTime[name],
    queryFn: ({ signal }) => allPages((pagination) => dataProvider.getList(name, { pagination, sort, signal })),
  });
}
