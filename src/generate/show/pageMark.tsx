import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import type { OwnSectionProps } from './OwnSection.tsx';

/** `src/views/<resource>/mark.tsx`: a picture that stands for a record, before its name. */
const marks = import.meta.glob<{ default: ComponentType<OwnSectionProps> }>('../../views/*/mark.tsx', { eager: true });

/** The picture of a record at the top of its page; undefined for resources whose records have none. */
export function pageMark({ name }: Resource, record: RaRecord<string>) {
  const Own = marks[`../../views/${name}/mark.tsx`]?.default;
  return Own && <Own record={record} />;
}
