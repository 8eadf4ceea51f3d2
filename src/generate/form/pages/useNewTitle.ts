import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n/language.ts';
import { lowerFirst } from '../../../i18n/lowerFirst.ts';

/** Returns the title of a creation form: "New tax scenario". */
export function useNewTitle(resource: string): string {
  const translate = useTranslate();
  const language = useLanguage();
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  return translate('generate.form.new', { name: lowerFirst(name, language) });
}
