import type { InputProps } from '../kinds/kind.ts';

/** A text of the profile, as inputs of kinds take it. */
export const inputOf = (source: string, label: string): InputProps => ({
  resource: 'profile',
  path: source,
  property: { type: 'string' },
  source,
  label,
});
