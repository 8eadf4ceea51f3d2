import type { ResourceSectionProps } from '../../generate/show/OwnSection.tsx';
import type { DocumentRecord } from '../documentRecord.ts';
import { DocumentHead } from '../head/DocumentHead.tsx';

/** The header of a document's page: client and total. */
export default function Head({ record }: ResourceSectionProps<DocumentRecord>) {
  return <DocumentHead client={record.service_buyer} amount={record.total} currency={record.currency} />;
}
