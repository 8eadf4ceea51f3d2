import { compareDecimals } from '../../money/compare.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf, storedDecimals } from '../../money/decimals.ts';
import { rescale } from '../../money/round.ts';

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Currencies that Stripe counts in whole units. It also treats MGA so, which has cents in ISO 4217. */
const whole = setOf('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF');
/** Currencies that Stripe counts in thousandths, of which the last digit must be zero. */
const thousandths = setOf('BHD JOD KWD OMR TND');
/** Currencies of whole units that Stripe counts in hundredths, which must be zero. */
const wholeHundredths = setOf('ISK UGX');

const fractionOf = (currency: string): number => (whole.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2);

/** The decimals that an amount may have at Stripe. */
const chargedDecimals = (currency: string): number =>
  wholeHundredths.has(currency) ? 0 : Math.min(fractionOf(currency), 2);

/** Least amounts of a charge. Those of other currencies follow from the account's currency, which Stripe alone knows. */
const least: Readonly<Record<string, string>> = {
  ...Object.fromEntries('AUD BRL CAD CHF EUR INR NZD SGD USD'.split(' ').map((code) => [code, '0.50'])),
  AED: '2.00',
  BGN: '1.00',
  CZK: '15.00',
  DKK: '2.50',
  GBP: '0.30',
  HKD: '4.00',
  HUF: '175.00',
  JPY: '50',
  MXN: '10.00',
  MYR: '2.00',
  NOK: '3.00',
  PLN: '2.00',
  RON: '2.00',
  SEK: '3.00',
  THB: '10.00',
};

/** Why Stripe never charges an amount. */
export type ChargeProblem = 'amount_too_small' | 'amount_has_fraction';

/** Returns why an amount cannot be charged; undefined if it can. */
export function chargeProblem(amount: string, currency: string): ChargeProblem | undefined {
  const minimum = least[currency] ?? '0';
  if (compareDecimals(amount, minimum) < 0 || minorUnits(amount, currency) === 0) return 'amount_too_small';
  // Thousandths are rounded; where the currency has cents that Stripe does not count, the rest would stay open for good.
  const isCut = !thousandths.has(currency) && compareDecimals(amount, chargedAmount(amount, currency)) !== 0;
  return isCut ? 'amount_has_fraction' : undefined;
}

/** Returns the least amount of a charge; undefined for a currency whose least amount only Stripe knows. */
export const leastAmount = (currency: string): string | undefined => least[currency];

/** Returns an amount in the units in which Stripe counts its currency, rounded to what it charges. */
export function minorUnits(amount: string, currency: string): number {
  const charged = rescale(parseDecimal(amount, storedDecimals), storedDecimals, chargedDecimals(currency));
  return Number(rescale(charged, chargedDecimals(currency), fractionOf(currency)));
}

/** Returns the decimal text of an amount in Stripe's units, with the decimals of its currency. */
export function amountOfUnits(units: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return decimalText(rescale(BigInt(units), fractionOf(currency), decimals), decimals);
}

const chargedAmount = (amount: string, currency: string): string =>
  amountOfUnits(minorUnits(amount, currency), currency);
