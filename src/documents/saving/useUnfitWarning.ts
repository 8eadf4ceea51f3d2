import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/language.ts';

/** Returns the warning about lines with scenarios for other countries, by position from 1 if known. */
export function useUnfitWarning(places: readonly number[]): string {
  const translate = useTranslate();
  const language = useLanguage();
  return translate(`documents.unfit.${places.length > 0 ? 'lines' : 'some'}`, {
    smart_count: places.length,
    lines: new Intl.ListFormat(language).format(places.map(String)),
  });
}
