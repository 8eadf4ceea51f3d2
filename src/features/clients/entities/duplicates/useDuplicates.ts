import { useQuery } from '@tanstack/react-query';
import { findDuplicates, type DuplicateQuery } from '../../../../../dataProvider/calls/duplicates.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useHttp } from '../../../../data/useHttp.ts';

/** A shorter name is like too many. */
const shortest = 3;

/** The stored clients that a client may be the same as; none while it is not known. */
export function useDuplicates({ name = '', nif = '', country, uuid }: DuplicateQuery) {
  const http = useHttp();
  const mayList = useMay(entities.name, 'list');
  const query = {
    ...(name.length >= shortest && { name }),
    ...(nif !== '' && { nif }),
    ...(country && { country }),
    ...(uuid && { uuid }),
  };
  const { data = [] } = useQuery({
    queryKey: [entities.name, 'duplicates', query],
    queryFn: ({ signal }) => findDuplicates(http, query, signal),
    enabled: mayList && (query.name !== undefined || query.nif !== undefined),
    retry: false,
    placeholderData: (previous) => previous,
  });
  return data;
}
