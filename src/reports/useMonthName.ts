import { monthText } from '../../domain/reports/monthText.ts';
import { useLanguage } from '../i18n/language.ts';

/** What months are called in the language of the page. */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  return (month) => monthText(month, language);
}
