import { useTranslate } from 'react-admin';
import { ownProperty } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { HintContext } from '../../kinds/shared/hint.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useHasSeries } from './useHasSeries.ts';

const source = 'series_uuid';
const property = { type: 'string', format: 'uuid', ref: 'series' } as const;

interface SeriesBoxProps {
  readonly resource: Resource;
  /** Whether the document has its number, which fixes the series. */
  readonly isKept?: boolean;
}

/** The choice of the series that numbers a document. Only where there is one. */
export function SeriesBox({ resource, isKept = false }: SeriesBoxProps) {
  const translate = useTranslate();
  const type = String(ownProperty(resource.schema, source)?.offers?.['document_type'] ?? '');
  const labelOf = useLabelOf(resource.name);
  if (!useHasSeries(type)) return null;
  const hint = isKept ? translate('validation.seriesKept') : translate(`resources.${resource.name}.hints.${source}`);
  const input = { resource: resource.name, path: source, source, property, label: labelOf(source), required: false };
  return (
    <HintContext value={hint}>
      <ReferenceBox input={{ ...input, disabled: isKept }} keep={({ id }) => id} filter={{ document_type: type }} />
    </HintContext>
  );
}
