import { emissionDate } from '../../../domain/documents/emission.ts';
import { lineOn } from '../grid/lines/line.ts';
import type { TaxedOn } from '../grid/lines/lineScenario.ts';
import { todayIn } from '../parties/exporter.ts';
import { currencyOf, type FormValues, type Start } from './documentForm.ts';

/** Returns what the taxes of a document are computed by: its emission date as it would be at issue, or today, and its currency. */
export function taxedOn(
  { exporter, edited }: Pick<Start, 'exporter' | 'edited'>,
  { created, currency }: Pick<FormValues, 'currency'> & { readonly created?: unknown },
): TaxedOn {
  const today = todayIn(exporter.timeZone);
  const { allowsRetroactive } = exporter;
  const isNumbered = edited?.number !== undefined;
  return {
    day: typeof created === 'string' ? emissionDate({ created, today, allowsRetroactive, isNumbered }) : today,
    currency: currencyOf({ currency }),
  };
}

/** Returns the start of a form whose lines have the taxes of its day. */
export const startOnDay = (start: Start): Start => {
  const on = taxedOn(start, start.values);
  return { ...start, lines: start.lines.map((line) => lineOn(line, on)) };
};
