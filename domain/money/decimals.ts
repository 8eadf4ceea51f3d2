/**
 * The currencies that ISO 4217 gives other than two decimals. Intl follows custom instead, and cuts what some amounts
 * have. Units of account with four (CLF, UYW) are left out: amounts are kept with three.
 */
const others: readonly [decimals: number, currencies: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];
const decimals = new Map(others.flatMap(([count, codes]) => codes.split(' ').map((code) => [code, count] as const)));

/** How many decimals a currency is written with (ISO 4217); 2 for a code that is none. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

/** How many an amount of it is shown with: as many as it has itself, where these are more. Nothing is cut in silence. */
export function decimalsShown(amount: string, currency: string): number {
  const own = /\.(\d*?)0*$/.exec(amount)?.[1] ?? '';
  return Math.max(decimalsOf(currency), own.length);
}
