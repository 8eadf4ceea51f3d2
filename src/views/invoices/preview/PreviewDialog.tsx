import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import type { Language } from '../../../i18n/languages.ts';
import { DialogFrame } from '../actions/DialogFrame.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { type DocumentReference, documentUrl } from './documentUrl.ts';

interface PreviewDialogProps {
  readonly document: DocumentReference;
  /** What the document is, as its list names it: "Fatura 12". */
  readonly title: string;
  readonly onClose: () => void;
}

/** A document as its reader will see it, in any of its languages (specification §2 "Document preview"). */
export function PreviewDialog({ document, title, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const url = documentUrl(document, language);
  const languageName = translate(`invoiceActions.preview.${language}`);

  return (
    <DialogFrame
      title={title}
      size="lg"
      tall
      onClose={onClose}
      actions={
        <>
          <Button href={url} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />}>
            {translate('invoiceActions.dialog.openTab')}
          </Button>
          <Button
            href={documentUrl(document, language, 'pdf')}
            download={`${title}.pdf`}
            variant="contained"
            startIcon={<DownloadIcon />}
          >
            {translate('invoiceActions.preview.download')}
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ flex: 1, minHeight: 0 }}>
        <DocumentLanguage value={language} onChange={setLanguage} />
        <DocumentFrame
          key={url}
          url={url}
          title={translate('invoiceActions.preview.frame', { language: languageName })}
        />
      </Stack>
    </DialogFrame>
  );
}
