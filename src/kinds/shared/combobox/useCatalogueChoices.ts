import { useMemo } from 'react';
import { sameText } from '../../../../domain/lists/searchText.ts';
import type { useCatalogue } from '../useCatalogue.ts';
import { bestFirst, type Choices } from './choices.ts';

interface Words<Option> {
  readonly nameOf: (option: Option) => string;
  /** Returns a code that also matches completely. */
  readonly codeOf?: (option: Option) => string;
  /** Returns a further text that also matches in part. */
  readonly detailOf?: (option: Option) => string;
}

/** Returns the matching options of a complete catalogue. */
export function useCatalogueChoices<Option>(
  all: readonly Option[],
  { isFetching, isError, refetch }: Pick<ReturnType<typeof useCatalogue>, 'isFetching' | 'isError' | 'refetch'>,
  text: string,
  { nameOf, codeOf, detailOf }: Words<Option>,
): Choices<Option> {
  const options = useMemo(() => {
    const wanted = sameText(text);
    const matches = (option: Option) =>
      sameText(nameOf(option)).includes(wanted) ||
      (detailOf !== undefined && sameText(detailOf(option)).includes(wanted)) ||
      (codeOf !== undefined && sameText(codeOf(option)) === wanted);
    return bestFirst(all.filter(matches), text, nameOf);
  }, [all, text, nameOf, codeOf, detailOf]);
  return {
    options,
    isSearching: all.length === 0 && isFetching,
    hasFailed: all.length === 0 && isError && !isFetching,
    searchNow: () => void (isError && refetch()),
  };
}
