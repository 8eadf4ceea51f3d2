import { lineDetails, lineFields, partOfPeriod, statedLine } from '../../schemas/parts/documents/lineFields.ts';
import type { Infer } from '../../schemas/resource.ts';
import { isPeriod } from '../kinds/period.ts';
import { compareDecimals } from '../money/compare.ts';
import { propertiesOf, type Property } from '../schema/property.ts';
import { adjustAlike } from './adjustments.ts';

/** What a line states itself: decimal text, and what else its schema declares. */
export type StatedLine = Readonly<Infer<typeof statedLine>>;

export type LineField = keyof typeof lineFields;
export type DetailField = Exclude<LineField, 'quantity' | 'price' | keyof typeof partOfPeriod>;

/** Their names, in the order of the schema. */
export const lineFieldNames = Object.keys(lineFields) as readonly LineField[];

/** Those without a column of their own where lines are entered: they are entered below the item. A part of a period is kept. */
export const detailFields: readonly DetailField[] = lineFieldNames.filter(
  (name): name is DetailField => name !== 'quantity' && name !== 'price' && !Object.hasOwn(partOfPeriod, name),
);

/** Those that are printed below the item. */
export const printedBelow: readonly LineField[] = lineFieldNames.filter((name) => Object.hasOwn(lineDetails, name));

/** The schema of a line's own field. */
export const lineProperty = (name: LineField): Property => propertiesOf(statedLine)[name] ?? {};

/** Returns a line's own fields, each converted by `convert`; absent ones and those that are not so stay absent. */
export function statedBy(
  line: StatedLine,
  convert: (value: unknown, property: Property) => unknown = (value) => value,
): StatedLine {
  const stated = lineFieldNames.flatMap((name): [string, unknown][] => {
    const value = line[name] ?? undefined;
    const property = lineProperty(name);
    const isAbsent = value === undefined || value === false || (property.kind === 'period' && !isPeriod(value));
    return isAbsent ? [] : [[name, convert(value, property)]];
  });
  return Object.fromEntries(stated) as StatedLine;
}

/** Returns whether two lines state the same. Numbers are compared by value. */
export const stateAlike = (one: StatedLine, other: StatedLine): boolean =>
  lineFieldNames.every((name) =>
    name === 'adjustments'
      ? adjustAlike(one.adjustments, other.adjustments)
      : isAlike(one[name], other[name], lineProperty(name)),
  );

function isAlike(one: unknown, other: unknown, { decimal }: Property): boolean {
  if (decimal && typeof one === 'string' && typeof other === 'string') return compareDecimals(one, other) === 0;
  return (
    JSON.stringify(one === false ? null : (one ?? null)) === JSON.stringify(other === false ? null : (other ?? null))
  );
}
