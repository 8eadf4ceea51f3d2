import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { allPages } from '../../../dataProvider/allPages.ts';
import { holds } from '../../../domain/actions/holds.ts';
import { isRows } from '../../../domain/kinds/collection.ts';
import { isReference, referenceKey, type Reference } from '../../../domain/kinds/reference.ts';
import { firstOrder } from '../../../domain/lists/order.ts';
import type { Each } from '../../../schemas/each.ts';
import { resourceOf } from '../../data/resources.ts';

/** Returns the records that need a row, each once. */
export function useEach({ path, of, at, when }: Each) {
  const dataProvider = useDataProvider();
  const sort = firstOrder(resourceOf(of).list);
  return useQuery({
    queryKey: [of, 'each', at, path],
    retry: false,
    queryFn: async ({ signal }) => {
      const meta = { fields: [at] };
      const records = await allPages((pagination) => dataProvider.getList(of, { pagination, sort, meta, signal }));
      const rows = records.flatMap((record) => (isRows(record[at]) ? record[at] : []));
      const named = rows.filter((row) => !when || holds(when, row)).map((row) => row[path]);
      return uniqueByKey(named.filter(isReference));
    },
  });
}

const uniqueByKey = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [referenceKey(reference), reference])).values(),
];
