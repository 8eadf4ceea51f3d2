import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import { useLanguage } from '../../i18n/language.ts';

/** Formats a count, with a sign for "more" beyond the limit. */
export function useCounted(): (count: number) => string {
  const language = useLanguage();
  const figure = (count: number) => formatDecimal(String(count), language);
  return (count) => (count === countLimit + 1 ? `${figure(countLimit)}+` : figure(count));
}
