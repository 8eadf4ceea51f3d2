import { useTranslate } from 'ra-core';
import { fieldKey, hintKey } from '../../../domain/kinds/words.ts';

/** What a property is called: `resources.entities.fields.location.address`. */
export function useLabelOf(resource: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => translate(fieldKey(resource, path));
}

/** What is said below the input of a property, if anything is. */
export function useHintOf(resource: string): (path: string) => string | undefined {
  const translate = useTranslate();
  return (path) => translate(hintKey(resource, path), { _: '' }) || undefined;
}
