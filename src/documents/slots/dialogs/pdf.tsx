import type { ResourceDialogProps } from '../../../generate/actions/dialogs.ts';
import { useTitle } from '../../../generate/useRecordName.ts';
import { referenceTo, type DocumentRecord } from '../../documentRecord.ts';
import { PreviewDialog } from '../../preview/PreviewDialog.tsx';

/** The document as its client sees it. */
export default function PdfDialog({ resource, record, onClose }: ResourceDialogProps<DocumentRecord>) {
  const drawn = referenceTo(resource, record);
  return <PreviewDialog record={record} drawn={drawn} title={useTitle(resource, record)} onClose={onClose} />;
}
