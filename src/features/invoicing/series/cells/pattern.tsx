import type { RaRecord } from 'react-admin';
import { printNumber } from '../../../../../domain/numbering/printNumber.ts';
import type { Series } from '../../../../../schemas/resources/invoicing/series.ts';
import type { CellProps } from '../../../../generate/list/slots.ts';

/** How a series prints the first number of this year. */
export default function PatternCell({ record }: CellProps<Series & RaRecord>) {
  const { prefix = '', pattern = '', restart = 'never' } = record;
  return printNumber({ prefix, pattern, restart }, new Date().getFullYear(), 1);
}
