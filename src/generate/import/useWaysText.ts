import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';

/** Describes how rows are identified besides their key: "tax ID or name". */
export function useWaysText(resource: Resource): string {
  const language = useLanguage();
  const labelOf = useLabelOf(resource.name);
  const by = resource.imports?.by ?? [];
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(by.map(labelOf));
}
