import type { ObjectSchema } from '../../schemas/resource.ts';
import { ownProperty, propertiesOf, type Property } from '../schema/property.ts';
import { valuesWhere } from '../schema/valuesWhere.ts';
import type { Issue } from '../validation/issue.ts';
import { decimalsOf, storedDecimals } from './decimals.ts';
import { fractionIssues } from './fraction.ts';

type Values = Record<string, unknown>;

/** An amount of money within a record. */
interface Amount {
  readonly path: string;
  readonly holder: Values;
  readonly name: string;
  readonly text: string;
  /** The decimals of its currency. */
  readonly decimals: number;
  /** Whether it is a price per unit, which may have more. */
  readonly isUnitPrice: boolean;
}

/** The default property with the currency of an amount. */
export const currencyBeside = 'currency';

const isMoney = ({ kind }: Property): boolean => kind === 'money';

/** A price per unit has more decimals than any currency; its schema bounds them. */
const isUnitPrice = ({ decimal }: Property): boolean => (decimal?.fraction ?? 0) > storedDecimals;

const moneyIn = valuesWhere(isMoney);

/** Finds the amounts of a record with a known currency, including nested objects and lists with their own. */
function amountsIn(schema: ObjectSchema, record: Values): Amount[] {
  return moneyIn(schema, record).flatMap(({ property, value, ...place }) => {
    const by = property.currency ?? currencyBeside;
    const code = place.holder[by] ?? record[by];
    if (typeof value !== 'string' || typeof code !== 'string') return [];
    const decimals = decimalsOf(code);
    return [{ ...place, text: value, decimals, isUnitPrice: isUnitPrice(property) }];
  });
}

/** Formats the amounts of a record in place with their currencies' decimals: `1080` in dollars as `1080.00`. */
export function writeAmounts(schema: ObjectSchema, record: Values): void {
  for (const { holder, name, text, decimals } of amountsIn(schema, record)) holder[name] = padded(text, decimals);
}

/** Formats an amount with its currency's decimals: `1080` in dollars as `1080.00`. */
export const withDecimals = (text: string, currency: string): string => padded(text, decimalsOf(currency));

function padded(text: string, decimals: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length < decimals ? `${whole}.${fraction.padEnd(decimals, '0')}` : text;
}

/** Returns the properties that hold the currencies of these amounts. */
export function currenciesOf(schema: ObjectSchema, names: readonly string[]): string[] {
  const within = (property: Property): Property[] => [
    ...(isMoney(property) ? [property] : []),
    ...(property.ref ? [] : Object.values(propertiesOf(property.items ?? property)).flatMap(within)),
  ];
  const amounts = names.flatMap((name) => within(ownProperty(schema, name) ?? {}));
  return amounts.map(({ currency = currencyBeside }) => currency);
}

/** Returns an issue for each amount with too many decimals. */
export function amountIssues(schema: ObjectSchema, record: Values): Issue[] {
  return amountsIn(schema, record).flatMap(({ path, text, decimals, isUnitPrice: isPrice }) =>
    isPrice ? [] : fractionIssues(path, text, decimals),
  );
}
