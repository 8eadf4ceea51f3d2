import { useTranslate } from 'ra-core';

/** What a property is called: `resources.entities.fields.location.address`. */
export function useLabelOf(resource: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => translate(`resources.${resource}.fields.${path}`);
}
