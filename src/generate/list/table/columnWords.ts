import { useTranslate } from 'react-admin';
import { useLabelOf } from '../../../kinds/shared/words.ts';

/** Returns the heading of a column: `resources.<name>.columns`, else the property's name. */
export function useColumnWord(resource: string): (path: string) => string {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource);
  return (path) => translate(`resources.${resource}.columns.${path}`, { _: labelOf(path) });
}
