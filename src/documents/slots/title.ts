import type { Resource } from '../../../schemas/resource.ts';

/** Names a document: by its number, else by the company's own, else as one without a number. */
export default function documentTitle(
  record: Readonly<Record<string, unknown>>,
  translate: (key: string, args?: object) => string,
  { name, label }: Pick<Resource, 'name' | 'label'>,
): string {
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const number = record[label] ?? record['company_number'];
  return number === undefined
    ? translate('documents.title.unnumbered', { name: singular })
    : translate('documents.title.numbered', { name: singular, number });
}
