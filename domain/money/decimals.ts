/**
 * Currencies with other than two decimals in ISO 4217. Intl follows custom and would cut amounts. Units of account with
 * four decimals (CLF, UYW) are omitted, because amounts have three.
 */
const others: readonly [decimals: number, currencies: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];
const decimals = new Map(others.flatMap(([count, codes]) => codes.split(' ').map((code) => [code, count] as const)));

/** The decimals of stored amounts, enough for any currency. */
export const storedDecimals = 3;

/** Returns a currency's decimals (ISO 4217); 2 for an unknown code. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

/** Returns the decimals to show for an amount: its own if it has more than its currency, so nothing is cut. */
export function decimalsShown(amount: string, currency: string): number {
  const own = /\.(\d*?)0*$/.exec(amount)?.[1] ?? '';
  return Math.max(decimalsOf(currency), own.length);
}
