import type { Delimiter } from '../../../domain/csv.ts';
import type { DecimalSign } from '../../../domain/imports/amounts.ts';

const delimiterNames = {
  ',': 'comma',
  ';': 'semicolon',
  tab: 'tab',
  '|': 'pipe',
  none: 'none',
} as const satisfies Record<Delimiter, string>;

/** Returns the text of a separator, below `generate.import.reading`. */
export const delimiterKey = (delimiter: Delimiter): string => `delimiters.${delimiterNames[delimiter]}`;

/** Returns the text of a decimal sign. */
export const decimalSignKey = (sign: DecimalSign): string => `decimalSigns.${sign === ',' ? 'comma' : 'point'}`;
