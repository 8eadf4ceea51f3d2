import type { InputProps } from '../kinds/kind.ts';

/** Returns input props for a text of the profile. */
export const inputOf = (source: string, label: string): InputProps => ({
  resource: 'profile',
  path: source,
  property: { type: 'string' },
  source,
  label,
});
