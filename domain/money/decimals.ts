const known = new Map<string, number>();

/** How many decimals a currency is written with (ISO 4217, as Intl knows it); 2 for a code Intl does not know. */
export function decimalsOf(currency: string): number {
  const seen = known.get(currency);
  if (seen !== undefined) return seen;
  const decimals = ask(currency);
  if (known.size < 1000) known.set(currency, decimals);
  return decimals;
}

function ask(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch (error) {
    if (error instanceof RangeError) return 2;
    throw error;
  }
}
