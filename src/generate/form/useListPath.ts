import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useCreatePath } from '../../data/createPath.ts';

/**
 * Returns the URL of a resource's list. For parts of another record (`partOf`), it is that record's page, known from the
 * record or, for a new one, from the URL.
 */
export function useListPath({ name, schema, partOf }: Resource): (record?: RaRecord) => string {
  const createPath = useCreatePath();
  const [search] = useSearchParams();
  return (record) => {
    const whole = partOf && propertyAt(schema, partOf)?.ref;
    if (!whole) return createPath({ resource: name, type: 'list' });
    const id = referenceKey(record?.[partOf]) ?? search.get(partOf) ?? undefined;
    return createPath({ resource: whole, type: id === undefined ? 'list' : 'show', id });
  };
}
