import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { DocumentPages, useDocumentPages } from './DocumentPages.tsx';
import { DocumentCopy, useCopyName, type Copy } from './DocumentCopy.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { useDocumentLanguage, type Addressed } from './useDocumentLanguage.ts';
import { openPages } from './openPages.ts';
import { useDownload } from './useDownload.ts';

interface PreviewDialogProps {
  readonly record: Addressed;
  readonly drawn: Omit<DocumentReference, 'locale'>;
  /** The document's name as in its list: "Fatura 12". */
  readonly title: string;
  /** Whether it tells more than it did at its issue, so that the document as issued is another. */
  readonly isChanged?: boolean;
  /** Above the document. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** A document as its client sees it, in any language (specification §2 "Document preview"). */
export function PreviewDialog({ record, drawn, title, isChanged = false, note, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useDocumentLanguage(record);
  const [copy, setCopy] = useState<Copy>('current');
  const document = { ...drawn, locale, copy };
  const { data: pages } = useDocumentPages(document);
  const { save, saving } = useDownload(useCopyName(title, copy));

  return (
    <DialogFrame
      title={title}
      size="lg"
      tall
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={pages === undefined}
            onClick={() => pages !== undefined && openPages(pages)}
            startIcon={<OpenInNewIcon />}
          >
            {translate('shell.dialog.openTab')}
          </Button>
          <Button variant="contained" loading={saving} onClick={() => save(document)} startIcon={<DownloadIcon />}>
            {translate('documents.preview.download')}
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ flex: 1, minHeight: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <DocumentLanguage value={locale} onChange={setLocale} />
          {isChanged && <DocumentCopy value={copy} onChange={setCopy} />}
        </Stack>
        {note}
        <DocumentPages
          key={`${locale} ${copy}`}
          document={document}
          title={translate('documents.preview.frame', { language: translate(`documents.preview.${locale}`) })}
        />
      </Stack>
    </DialogFrame>
  );
}
