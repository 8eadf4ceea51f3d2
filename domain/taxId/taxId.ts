/** How tax ids of one kind are checked and written. All functions take the normalized text. */
export interface TaxIdKind {
  /** The name people know it by: `CNPJ`, `NIF`. */
  readonly kind: string;
  /** One with right check characters, as people write it. */
  readonly example: string;
  /** The characters it is made of, check characters included. */
  readonly pattern: RegExp;
  /** Whether its check characters are right, `pattern` given. */
  check(text: string): boolean;
  /** As people write it. */
  format(text: string): string;
}

/** Without punctuation and spaces, which say nothing, and with its ASCII letters (others are no tax id's) in upper case. */
export function normalize(text: string): string {
  return text.replaceAll(/[\s./-]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The digits of a text, times their weights, summed. Letters count by `valueOf`. */
export function weighted(
  text: string,
  weights: readonly number[],
  valueOf: (character: string) => number = Number,
): number {
  return weights.reduce((sum, weight, k) => sum + weight * valueOf(text.charAt(k)), 0);
}
