import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Section } from '../../generate/Section.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { DocumentPages } from './DocumentPages.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { useDocumentLanguage, type Addressed } from './useDocumentLanguage.ts';

interface DocumentSectionProps {
  readonly record: Addressed & { readonly uuid: string; readonly template?: string | undefined };
  /** What the document is, as its list names it: "Fatura 12". */
  readonly title: string;
}

/** A page of paper where there is room for one, else as much of it as a window shows. */
const frame = {
  gridColumn: '1 / -1',
  display: 'flex',
  width: '100%',
  aspectRatio: '210 / 297',
  maxHeight: 'min(72vh, 960px)',
  minHeight: 360,
} as const;

/** A document on the page of its record, as its reader will see it. */
export function DocumentSection({ record, title }: DocumentSectionProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useDocumentLanguage(record);
  const { uuid, template } = record;
  const document = { uuid, locale, ...(template && { template }) };
  return (
    <Section
      title={translate('documents.preview.title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DocumentLanguage value={locale} onChange={setLocale} />
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
