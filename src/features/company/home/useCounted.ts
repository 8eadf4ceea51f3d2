import { useTranslate } from 'react-admin';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../../i18n/language.ts';

/** Returns a function that formats a count, `1,234 invoices`. */
export function useCounted(): (words: string, count: number) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (words, count) => translate(words, { smart_count: count, count: formatDecimal(String(count), language) });
}
