import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../domain/kinds/words.ts';

/** What a property is called: `resources.entities.fields.location.address`. */
export function useLabelOf(resource: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => translate(fieldKey(resource, path));
}
