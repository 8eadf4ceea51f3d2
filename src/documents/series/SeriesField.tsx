import { ownProperty } from '../../../domain/schema/property.ts';
import { useEnteredDocument } from '../form/documentForm.ts';
import { SeriesBox } from './SeriesBox.tsx';

/** The series that numbers the edited document. */
export function SeriesField() {
  const { form, start } = useEnteredDocument();
  const { resource, change } = form;
  if (change || !ownProperty(resource.schema, 'series_uuid')?.offers) return null;
  return <SeriesBox resource={resource} isKept={start.edited?.number !== undefined} />;
}
