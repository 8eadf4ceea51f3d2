import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import type { OwnSectionProps } from './OwnSection.tsx';

/** `src/views/<resource>/mark.tsx`: a picture before the record's name. */
const marks = import.meta.glob<{ default: ComponentType<OwnSectionProps> }>('../../views/*/mark.tsx', { eager: true });

/** Returns the picture of a record; undefined for resources without one. */
export function pageMark({ name }: Resource, record: RaRecord<string>) {
  const Own = marks[`../../views/${name}/mark.tsx`]?.default;
  return Own && <Own record={record} />;
}
