import type { ResourceSectionProps } from '../../../generate/show/OwnSection.tsx';
import { useTitle } from '../../../generate/useRecordName.ts';
import { isDrawn, isIssuedApart, referenceTo, type DocumentRecord } from '../../documentRecord.ts';
import { DocumentSection } from '../../preview/DocumentSection.tsx';
import { UnprintableNote } from '../../preview/UnprintableNote.tsx';

/** The document as its client sees it; nothing while its resource offers no view of it. */
export default function Document({ resource, record }: ResourceSectionProps<DocumentRecord>) {
  const title = useTitle(resource, record);
  if (!isDrawn(resource, record)) return null;
  const drawn = referenceTo(resource, record);
  return (
    <DocumentSection
      record={record}
      drawn={drawn}
      title={title}
      isChanged={isIssuedApart(resource, record)}
      note={<UnprintableNote resource={resource} record={record} />}
    />
  );
}
