import type { ResourceSectionProps } from '../../generate/show/OwnSection.tsx';
import type { DocumentRecord } from '../documentRecord.ts';
import { Timeline } from '../history/Timeline.tsx';

/** The history of a document. */
export default function DocumentTimeline({ resource, record }: ResourceSectionProps<DocumentRecord>) {
  return <Timeline resource={resource} record={record} />;
}
