import type { Figure } from '../kinds/figure.ts';

/** An error in a record: the form source and the locale key. */
export interface Issue {
  path: string;
  /** A locale key, such as `validation.required`. */
  key: string;
  args?: Record<string, string | number | Figure>;
}
