import { useFormContext, useWatch } from 'react-hook-form';
import { unmatchedAt } from './unmatched.ts';

/** The text beside a field that matches no option, and how it is kept there. */
export function useUnmatched(source: string) {
  const { setValue, unregister } = useFormContext();
  const name = unmatchedAt(source);
  const text: unknown = useWatch({ name });
  return {
    text: typeof text === 'string' ? text : undefined,
    keep: (typed: string) => setValue(name, typed, { shouldDirty: true }),
    // Left there without a value, it would make the form dirty.
    drop: () => text !== undefined && unregister(name),
  };
}
