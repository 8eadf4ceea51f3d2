import { useTranslate } from 'react-admin';
import { fieldKey, hintKey } from '../../../domain/kinds/words.ts';

/** Returns a property's label: `resources.entities.fields.location.address`. */
export function useLabelOf(resource: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => translate(fieldKey(resource, path));
}

/** Returns a property's hint, if any. */
export function useHintOf(resource: string): (path: string) => string | undefined {
  const translate = useTranslate();
  return (path) => translate(hintKey(resource, path), { _: '' }) || undefined;
}
