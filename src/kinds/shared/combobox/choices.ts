import { sameText } from '../../../../domain/lists/searchText.ts';

/** The options for a text. */
export interface Choices<Option> {
  /** Options for exactly the requested text; empty until known. */
  readonly options: readonly Option[];
  readonly isSearching: boolean;
  /** Whether the request failed. */
  readonly hasFailed: boolean;
  /** Requests without waiting for a pause, or again after a failure. */
  readonly searchNow: () => void;
}

/** Sorts exact matches first, then prefix matches. */
export function bestFirst<Option>(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): Option[] {
  const wanted = sameText(text);
  if (wanted === '') return [...options];
  const rank = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return options.toSorted((a, b) => rank(sameText(nameOf(a))) - rank(sameText(nameOf(b))));
}

/** Returns options named like a text, ignoring case and accents. */
export const calledSo = <Option>(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): Option[] => options.filter((option) => sameText(nameOf(option)) === sameText(text));

/** Returns the unambiguous option of a text: the only exact match, or the only option. */
export function theOne<Option>(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): Option | undefined {
  const called = calledSo(options, text, nameOf);
  return called.length === 1 ? called[0] : options.length === 1 ? options[0] : undefined;
}
