/** Validation and formatting of one kind of tax id. All functions take normalized text. */
export interface TaxIdKind {
  /** The common name: `CNPJ`, `NIF`. */
  readonly kind: string;
  /** A valid example, formatted. */
  readonly example: string;
  /** The allowed characters, including check characters. */
  readonly pattern: RegExp;
  /** Returns whether the check characters of a text that fits `pattern` are right. */
  check(text: string): boolean;
  /** Formats the text. */
  format(text: string): string;
}

/** Removes punctuation and spaces, and converts ASCII letters to upper case. */
export function normalize(text: string): string {
  return text.replaceAll(/[\s./-]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Sums the digits of a text times their weights. Letters count by `valueOf`. */
export function weighted(
  text: string,
  weights: readonly number[],
  valueOf: (character: string) => number = Number,
): number {
  return weights.reduce((sum, weight, k) => sum + weight * valueOf(text.charAt(k)), 0);
}
