import { monthText } from '../../../../domain/reports/monthText.ts';
import { useLanguage } from '../../../i18n/language.ts';

/** Returns the names of months in the page's language. */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  return (month) => monthText(month, language);
}
