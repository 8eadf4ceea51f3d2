import type { ResourceSectionProps } from '../../generate/show/OwnSection.tsx';
import type { DocumentRecord } from '../documentRecord.ts';
import { DocumentFigure, DocumentHead } from '../head/DocumentHead.tsx';

/** The total of a document. */
export function Figure({ record }: ResourceSectionProps<DocumentRecord>) {
  return <DocumentFigure amount={record.total} currency={record.currency} />;
}

/** The client of a document. */
export default function Head({ record }: ResourceSectionProps<DocumentRecord>) {
  return <DocumentHead client={record.service_buyer} />;
}
