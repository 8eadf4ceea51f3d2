import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import type { Language } from '../../../domain/languages.ts';
import { Section } from '../../generate/Section.tsx';
import { DocumentCopy, useCopyName, type Copy } from './DocumentCopy.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { DocumentPages } from './DocumentPages.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { useDocumentLanguage, type Addressed } from './useDocumentLanguage.ts';

interface ShownDocumentProps {
  readonly document: DocumentReference & { readonly locale: Language };
  /** The file name. */
  readonly title: string;
  readonly onLanguage: (language: Language) => void;
  /** Absent if the document as issued is no other. */
  readonly onCopy?: ((copy: Copy) => void) | undefined;
  readonly note?: ReactNode;
}

interface DocumentSectionProps {
  readonly record: Addressed;
  readonly drawn: Omit<DocumentReference, 'locale'>;
  /** The document's name as in its list: "Fatura 12". */
  readonly title: string;
  /** Whether it tells more than it did at its issue, so that the document as issued is another. */
  readonly isChanged?: boolean;
  /** Above the document. */
  readonly note?: ReactNode;
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
export function DocumentSection({ record, drawn, title, isChanged = false, note }: DocumentSectionProps) {
  const [locale, setLocale] = useDocumentLanguage(record);
  const [copy, setCopy] = useState<Copy>('current');
  return (
    <ShownDocument
      document={{ ...drawn, locale, copy }}
      title={title}
      onLanguage={setLocale}
      onCopy={isChanged ? setCopy : undefined}
      note={note}
    />
  );
}

/** A document in a frame, with language, copy and download. */
export function ShownDocument({ document, title, onLanguage, onCopy, note }: ShownDocumentProps) {
  const translate = useTranslate();
  const { locale, copy = 'current' } = document;
  const name = useCopyName(title, copy);
  return (
    <Section
      title={translate('documents.preview.title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DocumentLanguage value={locale} onChange={onLanguage} />
          {onCopy && <DocumentCopy value={copy} onChange={onCopy} />}
          <DownloadButton document={document} name={name} />
        </Box>
      }
    >
      {note}
      <Box sx={frame}>
        <DocumentPages
          key={`${locale} ${copy}`}
          document={document}
          title={translate('documents.preview.frame', { language: translate(`documents.preview.${locale}`) })}
        />
      </Box>
    </Section>
  );
}
