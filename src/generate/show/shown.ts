import type { RaRecord } from 'react-admin';
import type { ComponentType, ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { slotFile } from '../slotFile.ts';

/** Props of a component that draws a record as its page shows it. */
export interface ShownProps<R extends RaRecord = RaRecord<string>> {
  readonly record: R;
  readonly children: (shown: R) => ReactNode;
}

const slots = import.meta.glob<{ default: ComponentType<ShownProps> }>('/src/features/*/*/shown.tsx', { eager: true });

const AsStored = ({ record, children }: ShownProps) => children(record);

/** `src/features/<feature>/<resource>/shown.tsx` shows a record otherwise than it is stored. */
export const shownOf = ({ name }: Resource): ComponentType<ShownProps> =>
  slotFile(slots, name, 'shown.tsx')?.default ?? AsStored;
