import { readDecimal } from '../kinds/decimal.ts';
import type { Language } from '../languages.ts';
import { sameText } from './searchText.ts';

/** How well a record meets a search across resources; the smallest comes first. */
export const hitRanks = { number: 0, exact: 1, prefix: 2, part: 3, other: 4 } as const;

/** Ranks a record by its own searched texts and those of related records, which count half a rank less. */
export function hitRank(own: readonly string[], related: readonly string[], typed: string): number {
  const wanted = sameText(typed);
  return Math.min(rankOf(own.map(sameText), wanted), rankOf(related.map(sameText), wanted) + 0.5);
}

function rankOf(texts: readonly string[], wanted: string): number {
  if (texts.includes(wanted)) return hitRanks.exact;
  if (texts.some((text) => text.startsWith(wanted))) return hitRanks.prefix;
  return texts.some((text) => text.includes(wanted)) ? hitRanks.part : hitRanks.other;
}

/** The largest number that records have. */
const mostDigits = 9;

/** Returns a typed number of a record, without leading zeros; undefined for other texts. */
export const typedNumber = (typed: string): string | undefined =>
  new RegExp(`^0*(\\d{1,${mostDigits}})$`).exec(typed.trim())?.[1];

/** A currency before or behind an amount: `R$`, `US$`, `€`, `EUR`. */
const currency = /^(?:[a-z]{0,3}\p{Sc}|[a-z]{3}(?=[\s\d]))\s*|\s*(?:\p{Sc}|[a-z]{3})$/giu;

/** Returns an amount as typed in a language, with or without its currency, as a decimal; undefined for other texts. */
export function typedAmount(typed: string, language: Language): string | undefined {
  const amount = readDecimal(typed.trim().replaceAll(currency, ''), language);
  return amount !== undefined && /^\d{1,12}(?:\.\d{1,3})?$/.test(amount) ? amount : undefined;
}
