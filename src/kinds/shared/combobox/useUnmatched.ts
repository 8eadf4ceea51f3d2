import { useFormContext, useWatch } from 'react-hook-form';
import { unmatchedAt } from './unmatchedText.ts';

/** Manages the unmatched text of a field. */
export function useUnmatched(source: string) {
  const { setValue, unregister } = useFormContext();
  const name = unmatchedAt(source);
  const text: unknown = useWatch({ name });
  return {
    text: typeof text === 'string' ? text : undefined,
    keep: (typed: string) => setValue(name, typed, { shouldDirty: true }),
    // A leftover without a value would make the form dirty.
    drop: () => text !== undefined && unregister(name),
  };
}
