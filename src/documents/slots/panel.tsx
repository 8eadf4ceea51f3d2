import { useTranslate } from 'react-admin';
import type { ResourceSectionProps } from '../../generate/show/OwnSection.tsx';
import { isDrawn, referenceTo, type DocumentRecord } from '../documentRecord.ts';
import { DocumentPages } from '../preview/DocumentPages.tsx';
import { useDocumentLanguage } from '../preview/useDocumentLanguage.ts';

/** The document as its client sees it, beside the list. */
export default function DocumentPanel({ resource, record }: ResourceSectionProps<DocumentRecord>) {
  const translate = useTranslate();
  const [locale] = useDocumentLanguage(record);
  if (!isDrawn(resource, record)) return null;
  return (
    <DocumentPages
      key={locale}
      document={{ ...referenceTo(resource, record), locale }}
      title={translate('documents.preview.frame', { language: translate(`documents.preview.${locale}`) })}
    />
  );
}
