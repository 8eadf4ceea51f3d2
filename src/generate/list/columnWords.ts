import { useTranslate } from 'ra-core';
import { useLabelOf } from '../../kinds/shared/words.ts';

/** The word above a column: the property's own, unless `resources.<name>.columns` has a shorter or better one. */
export function useColumnWord(resource: string): (path: string) => string {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource);
  return (path) => translate(`resources.${resource}.columns.${path}`, { _: labelOf(path) });
}
