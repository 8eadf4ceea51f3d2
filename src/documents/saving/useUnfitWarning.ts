import { useTranslate } from 'ra-core';
import { useLanguage } from '../../i18n/language.ts';

/** That lines have a scenario for other countries than those of the parties: which, by their places from 1, where that is known. */
export function useUnfitWarning(places: readonly number[]): string {
  const translate = useTranslate();
  const language = useLanguage();
  return translate(`documents.unfit.${places.length > 0 ? 'lines' : 'some'}`, {
    smart_count: places.length,
    lines: new Intl.ListFormat(language).format(places.map(String)),
  });
}
