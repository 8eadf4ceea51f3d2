import { useHasSeries } from '../../../../documents/series/useHasSeries.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { ReferenceBox } from '../../../../kinds/reference/ReferenceBox.tsx';

/** The client's own series, only where the company has more than one. */
export default function SeriesInput(input: InputProps) {
  return useHasSeries('invoices') ? <ReferenceBox input={input} /> : null;
}
