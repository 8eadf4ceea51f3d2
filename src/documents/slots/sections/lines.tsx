import { useTranslate } from 'react-admin';
import type { ResourceSectionProps } from '../../../generate/show/OwnSection.tsx';
import type { DocumentRecord } from '../../documentRecord.ts';
import { LinesSection } from '../../figures/LinesSection.tsx';
import { Totals } from '../../figures/Totals.tsx';

/** The lines of a document, with the amounts of both sides. */
export default function Lines({ resource, record }: ResourceSectionProps<DocumentRecord>) {
  const translate = useTranslate();
  const linesAt = resource.document?.lines ?? '';
  return (
    <LinesSection
      title={translate(`resources.${resource.name}.fields.${linesAt}`)}
      lines={record[linesAt]}
      currency={record.currency}
    >
      <Totals
        record={record}
        lines={record[linesAt]}
        due={translate(`resources.${resource.name}.fields.total`)}
        isExplained={!('corrects' in resource.schema.properties)}
      />
    </LinesSection>
  );
}
