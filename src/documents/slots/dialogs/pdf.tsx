import type { ResourceDialogProps } from '../../../generate/actions/dialogs.ts';
import { useTitle } from '../../../generate/useRecordName.ts';
import { isIssuedApart, referenceTo, type DocumentRecord } from '../../documentRecord.ts';
import { PreviewDialog } from '../../preview/PreviewDialog.tsx';
import { UnprintableNote } from '../../preview/UnprintableNote.tsx';

/** The document as its client sees it. */
export default function PdfDialog({ resource, record, onClose }: ResourceDialogProps<DocumentRecord>) {
  const drawn = referenceTo(resource, record);
  const title = useTitle(resource, record);
  const isChanged = isIssuedApart(resource, record);
  const note = <UnprintableNote resource={resource} record={record} />;
  return (
    <PreviewDialog record={record} drawn={drawn} title={title} isChanged={isChanged} note={note} onClose={onClose} />
  );
}
