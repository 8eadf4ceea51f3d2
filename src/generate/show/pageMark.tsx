import type { RaRecord } from 'react-admin';
import type { ComponentType } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { slotFile } from '../slotFile.ts';
import type { OwnSectionProps } from './OwnSection.tsx';

/** `src/features/<feature>/<resource>/mark.tsx`: a picture before the record's name. */
const marks = import.meta.glob<{ default: ComponentType<OwnSectionProps> }>('/src/features/*/*/mark.tsx', {
  eager: true,
});

/** Returns the picture of a record; undefined for resources without one. */
export function pageMark({ name }: Resource, record: RaRecord<string>) {
  const Own = slotFile(marks, name, 'mark.tsx')?.default;
  return Own && <Own record={record} />;
}
