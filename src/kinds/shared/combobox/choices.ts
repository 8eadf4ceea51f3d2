import { sameText } from '../../../../domain/lists/searchText.ts';

/** What can be chosen for a text. */
export interface Choices<Option> {
  /** Those that answer the very text that was asked for; none until they are known. */
  readonly options: readonly Option[];
  readonly isSearching: boolean;
  /** Whether they could not be asked for. */
  readonly hasFailed: boolean;
  /** Asks without waiting for a pause in typing, and again after a failure. */
  readonly searchNow: () => void;
}

/** Those called like a text first, then those whose name begins with it. */
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

/** Those that are called like a text, whatever its case and accents. */
export const calledSo = <Option>(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): Option[] => options.filter((option) => sameText(nameOf(option)) === sameText(text));

/** The one that can be meant by a text: the only one called so, or the only one there is. */
export function theOne<Option>(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): Option | undefined {
  const called = calledSo(options, text, nameOf);
  return called.length === 1 ? called[0] : options.length === 1 ? options[0] : undefined;
}
