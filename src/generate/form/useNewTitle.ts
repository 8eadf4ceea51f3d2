import { useTranslate } from 'ra-core';

/** The title of a form that makes a new record: "New tax scenario". */
export function useNewTitle(resource: string): string {
  const translate = useTranslate();
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  return translate('generate.form.new', { name: name.toLocaleLowerCase() });
}
