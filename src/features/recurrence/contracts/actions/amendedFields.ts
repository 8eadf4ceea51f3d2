import type { Language } from '../../../../../domain/languages.ts';
import { detailFields, type Amendment } from '../../../../../schemas/parts/recurrence/amendment.ts';

interface Amended {
  readonly change: Partial<Amendment>;
  readonly hasLines: boolean;
}

interface Words {
  readonly translate: (key: string) => string;
  readonly language: Language;
}

/** Returns the names of amended fields: items, notes and account. */
export function amendedFields({ change, hasLines }: Amended, { translate, language }: Words): string {
  const changed = [
    ...(hasLines ? ['items_invoice'] : []),
    ...detailFields.filter((name) => change[name] !== undefined),
  ];
  return new Intl.ListFormat(language).format(changed.map((name) => translate(`resources.contracts.fields.${name}`)));
}
