import type { ObjectSchema } from '../../schemas/resource.ts';
import { isObject } from '../schema/isObject.ts';
import { propertiesOf, type Property } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import { decimalsOf } from './decimals.ts';
import { fractionIssues } from './fraction.ts';

type Values = Record<string, unknown>;

/** An amount of money within a record. */
interface Amount {
  readonly path: string;
  readonly holder: Values;
  readonly name: string;
  readonly text: string;
  /** How many decimals its currency has. */
  readonly decimals: number;
}

/** Where the currency of an amount stands that does not say it: beside the amounts of its record. */
export const currencyBeside = 'currency';

/** The amounts of a record whose currency it says, also those within its objects and lists. */
function amountsIn(schema: ObjectSchema | Property, values: Values, record: Values, prefix = ''): Amount[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const value = values[name];
    const path = prefix + name;
    if (property.kind === 'money') return amountAt(property, { path, holder: values, name, text: value }, record);
    if (property.items && Array.isArray(value)) {
      const { items } = property;
      return value.flatMap((row: unknown, index) =>
        isObject(row) ? amountsIn(items, row, record, `${path}.${index}.`) : [],
      );
    }
    // What a reference shows belongs to another record.
    return property.properties && !property.ref && isObject(value)
      ? amountsIn(property, value, record, `${path}.`)
      : [];
  });
}

function amountAt(
  { currency = currencyBeside }: Property,
  { text, ...place }: Omit<Amount, 'text' | 'decimals'> & { readonly text: unknown },
  record: Values,
): Amount[] {
  const code = record[currency];
  return typeof text === 'string' && typeof code === 'string' ? [{ ...place, text, decimals: decimalsOf(code) }] : [];
}

/** Writes the amounts of a record, in place, with the decimals of their currencies: `1080` in dollars as `1080.00`. */
export function writeAmounts(schema: ObjectSchema, record: Values): void {
  for (const { holder, name, text, decimals } of amountsIn(schema, record, record)) {
    const [whole = '', fraction = ''] = text.split('.');
    if (fraction.length < decimals) holder[name] = `${whole}.${fraction.padEnd(decimals, '0')}`;
  }
}

/** An issue for each amount with more decimals than its currency has. */
export function amountIssues(schema: ObjectSchema, record: Values): Issue[] {
  return amountsIn(schema, record, record).flatMap(({ path, text, decimals }) => fractionIssues(path, text, decimals));
}
