import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { useDownload } from './useDownload.ts';

interface DownloadButtonProps {
  readonly document: DocumentReference;
  /** The file name. */
  readonly name: string;
}

/** Downloads a document as PDF. */
export function DownloadButton({ document, name }: DownloadButtonProps) {
  const translate = useTranslate();
  const { save, saving } = useDownload(name);
  return (
    <Button loading={saving} onClick={() => save(document)} startIcon={<DownloadIcon />}>
      {translate('documents.preview.download')}
    </Button>
  );
}
