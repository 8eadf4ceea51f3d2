import { useQuery } from '@tanstack/react-query';
import { isPlain } from '../../../domain/letters/plain.ts';
import { memoized } from '../../../domain/memoized.ts';
import { isPrinted } from '../../../domain/schema/kindOf.ts';
import type { Property } from '../../../domain/schema/property.ts';
import { hasProperty } from '../../../domain/schema/valuesWhere.ts';
import type { Issue } from '../../../domain/validation/issue.ts';

/** A schema with a property alone, so that the same property has the same schema. */
const around = memoized((property: Property): Property => ({ type: 'object', properties: { value: property } }));

const none: readonly Issue[] = [];

/**
 * Returns an issue for each printed text of a value with a letter that no font has, also while it is not edited: older
 * data can have one. The table of letters is loaded for values with other letters than common ones.
 */
export function useLetterIssues(property: Property | undefined, value: unknown): readonly Issue[] {
  const isRare =
    property !== undefined && hasProperty(around(property), isPrinted) && !isPlain(JSON.stringify(value ?? ''));
  const { data: letterIssues } = useQuery({
    queryKey: ['letters'],
    queryFn: async () => (await import('../../../domain/validation/letters.ts')).letterIssues,
    enabled: isRare,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  if (!isRare || !letterIssues) return none;
  return letterIssues(around(property), { value }).map((issue) => ({
    ...issue,
    path: issue.path.slice('value.'.length),
  }));
}
