import { useTranslate } from 'react-admin';
import { useOwnCompany } from '../../../../../documents/parties/useOwnCompany.ts';
import { useLanguage } from '../../../../../i18n/language.ts';
import type { Reader } from './paymentFacts.ts';

/** Returns how the facts of payments are read here: in the reader's language, by the company's clock. */
export function useReader(): Reader {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: company } = useOwnCompany();
  return { language, translate, timeZone: company?.time_zone };
}
