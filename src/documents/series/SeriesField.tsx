import { useTranslate } from 'react-admin';
import { ownProperty } from '../../../domain/schema/property.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { HintContext } from '../../kinds/shared/hint.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument } from '../form/documentForm.ts';
import { useHasSeries } from './useHasSeries.ts';

const source = 'series_uuid';

/** The series that numbers the document. Only where there is a choice. */
export function SeriesField() {
  const translate = useTranslate();
  const { form, start } = useEnteredDocument();
  const { resource, change } = form;
  const { keyOf, offers } = ownProperty(resource.schema, source) ?? {};
  const type = String(offers?.['document_type'] ?? '');
  const labelOf = useLabelOf(resource.name);
  const hasSeries = useHasSeries(type);
  if (change || !offers || !hasSeries) return null;
  const property = { type: 'string', format: 'uuid', ref: keyOf, offers } as const;
  const isKept = start.edited?.number !== undefined;
  const hint = isKept ? translate('validation.seriesKept') : translate(`resources.${resource.name}.hints.${source}`);
  const input = { resource: resource.name, path: source, source, property, label: labelOf(source), required: false };
  return (
    <HintContext value={hint}>
      <ReferenceBox input={{ ...input, disabled: isKept }} keep={({ id }) => id} />
    </HintContext>
  );
}
