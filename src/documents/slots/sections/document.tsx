import { isOffered } from '../../../../domain/actions/offered.ts';
import type { ResourceSectionProps } from '../../../generate/show/OwnSection.tsx';
import { useTitle } from '../../../generate/useRecordName.ts';
import { referenceTo, type DocumentRecord } from '../../documentRecord.ts';
import { DocumentSection } from '../../preview/DocumentSection.tsx';

/** The document as its client sees it; nothing while its resource does not offer to view it. */
export default function Document({ resource, record }: ResourceSectionProps<DocumentRecord>) {
  const title = useTitle(resource, record);
  const { actions } = resource;
  if (actions?.views['pdf'] && !isOffered(actions, 'pdf', record)) return null;
  return <DocumentSection record={record} drawn={referenceTo(resource, record)} title={title} />;
}
