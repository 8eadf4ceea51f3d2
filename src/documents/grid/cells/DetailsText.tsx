import { useTranslate } from 'react-admin';
import { lineDetails } from '../../../../domain/documents/lineDetails.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import { joined } from '../../../../domain/words/isolated.ts';
import { useLanguage } from '../../../i18n/language.ts';

interface DetailsTextProps {
  readonly line: Partial<StatedLine>;
  readonly currency: string;
}

/** What a line states below its item, as small text; nothing without any. */
export function DetailsText({ line, currency }: DetailsTextProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const details = lineDetails(line, { language, currency });
  const words = details.map(({ name, text, isNamed }) =>
    isNamed ? `${translate(`documents.grid.columns.${name}`)}: ${text}` : text,
  );
  return joined(words);
}
