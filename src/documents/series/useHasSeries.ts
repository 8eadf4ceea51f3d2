import { useGetList } from 'react-admin';
import { useMay } from '../../access/useMay.ts';

const two = { page: 1, perPage: 2 } as const;

/** Returns whether a company has more than one series of a type of documents, so that there is a choice. */
export function useHasSeries(type: string): boolean {
  const mayList = useMay('series', 'list');
  const filter = { document_type: type };
  const { data = [] } = useGetList(
    'series',
    { filter, pagination: two, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayList },
  );
  return data.length > 1;
}
