import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import type { Language } from '../../../domain/languages.ts';
import { Section } from '../../generate/Section.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { DocumentPages } from './DocumentPages.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { useDocumentLanguage, type Addressed } from './useDocumentLanguage.ts';

interface ShownDocumentProps {
  readonly document: DocumentReference & { readonly locale: Language };
  /** The file name. */
  readonly title: string;
  readonly onLanguage: (language: Language) => void;
}

interface DocumentSectionProps {
  readonly record: Addressed;
  readonly drawn: Omit<DocumentReference, 'locale'>;
  /** The document's name as in its list: "Fatura 12". */
  readonly title: string;
}

/** A page of paper, or as much as the window shows. */
const frame = {
  gridColumn: '1 / -1',
  display: 'flex',
  width: '100%',
  aspectRatio: '210 / 297',
  maxHeight: 'min(72vh, 960px)',
  minHeight: 360,
} as const;

/** The document on its record's page, as the client sees it. */
export function DocumentSection({ record, drawn, title }: DocumentSectionProps) {
  const [locale, setLocale] = useDocumentLanguage(record);
  return <ShownDocument document={{ ...drawn, locale }} title={title} onLanguage={setLocale} />;
}

/** A document in a frame, with language and download. */
export function ShownDocument({ document, title, onLanguage }: ShownDocumentProps) {
  const translate = useTranslate();
  const { locale } = document;
  return (
    <Section
      title={translate('documents.preview.title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DocumentLanguage value={locale} onChange={onLanguage} />
          <DownloadButton document={document} name={title} />
        </Box>
      }
    >
      <Box sx={frame}>
        <DocumentPages
          key={locale}
          document={document}
          title={translate('documents.preview.frame', { language: translate(`documents.preview.${locale}`) })}
        />
      </Box>
    </Section>
  );
}
