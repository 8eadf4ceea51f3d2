import type { Figure } from '../kinds/figure.ts';

/** One thing wrong with a record: where (the form's source, dotted), and which words say so. */
export interface Issue {
  path: string;
  /** A locale key, such as `validation.required`. */
  key: string;
  args?: Record<string, string | number | Figure>;
}
