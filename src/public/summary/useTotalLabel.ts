import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { PublicDeclared } from '../records/publicDeclared.ts';

/** Returns what the total of a document is called: nothing is due of a quote. */
export function useTotalLabel({ facts }: Pick<PublicDeclared, 'facts'>): string {
  const t = useOpenWords();
  return facts.words[useLanguage()].fields['total'] || t('figures.importer_total_payable_exporter');
}
