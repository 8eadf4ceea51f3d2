import type { ResourceSectionProps } from '../../../generate/show/OwnSection.tsx';
import type { DocumentRecord } from '../../documentRecord.ts';
import { TruthsSection } from '../../figures/TruthsSection.tsx';

/** The exporter's and the importer's amounts of a document. */
export default function Figures({ resource, record }: ResourceSectionProps<DocumentRecord>) {
  return <TruthsSection resource={resource.name} record={record} />;
}
