import { useState } from 'react';
import type { BuiltInTemplate } from '../../../../../schemas/resources/templates/built-in-templates.ts';
import { ShownDocument } from '../../../../documents/preview/DocumentSection.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';

/** The template with a sample invoice. */
export default function Sample({ record }: OwnSectionProps) {
  const [locale, setLocale] = useState(useLanguage());
  const { name } = record as OwnSectionProps['record'] & BuiltInTemplate;
  const uuid = String(record.id);
  const address = `/api/v2/built-in-templates/${uuid}/sample`;
  return <ShownDocument document={{ uuid, address, locale }} title={name} onLanguage={setLocale} />;
}
