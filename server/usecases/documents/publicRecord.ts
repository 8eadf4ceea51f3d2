import { taxFigures } from '../../../domain/taxes/figures.ts';

/** A record by its properties. */
export type Shown = Readonly<Record<string, unknown>>;

/** What of a record is among these properties. */
export const pick = (record: Shown, names: readonly string[]): Shown =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));

/** What of a document anybody who has its link may read: which properties, its lines at `linesAt`, and whether its taxes. */
export interface Public {
  readonly shown: readonly string[];
  readonly linesAt: string;
  readonly showsTaxes: boolean;
}

/** A document reduced to what its public view may show: of taxes nothing, where its issuer does not show them. */
export function publicDocument(record: Shown, { shown, linesAt, showsTaxes }: Public): Shown {
  if (showsTaxes) return pick(record, [...shown, linesAt, ...taxFigures]);
  const lines = (record[linesAt] as Shown[]).map((line) => pick(line, ['item', 'quantity', 'price', 'total']));
  return { ...pick(record, shown), [linesAt]: lines };
}
