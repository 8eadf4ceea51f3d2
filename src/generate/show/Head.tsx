import type { RaRecord } from 'react-admin';
import type { ComponentType, ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ArchivedTag } from '../../shell/display/ArchivedTag.tsx';
import { CellValue } from '../list/table/CellValue.tsx';
import { pageProperty } from '../properties.ts';
import { slotFile } from '../slotFile.ts';
import type { ResourceSectionProps } from './OwnSection.tsx';

/** `src/features/<feature>/<resource>/head.tsx` adds to the header of a record's page. */
interface HeadSlot {
  /** A line below the name; with `Figure` the rest of the sentence that begins with the name. */
  readonly default?: ComponentType<ResourceSectionProps>;
  /** What the page begins with instead of the name. */
  readonly Figure?: ComponentType<ResourceSectionProps>;
  /** What stands beside the status. */
  readonly State?: ComponentType<ResourceSectionProps>;
}

const heads = import.meta.glob<HeadSlot>(['/src/features/*/*/head.tsx', '/src/documents/slots/head.tsx'], {
  eager: true,
});

interface RecordHead {
  readonly figure?: ReactNode;
  readonly state: ReactNode;
  readonly subtitle?: ReactNode;
}

/** Returns what the header of a record's page says besides its name. */
export function headOf(resource: Resource, record: RaRecord<string>): RecordHead {
  const { default: Own, Figure } = slotFile(heads, resource.name, 'head.tsx') ?? {};
  return {
    figure: Figure && <Figure resource={resource} record={record} />,
    state: <HeadState resource={resource} record={record} />,
    subtitle: Own && <Own resource={resource} record={record} />,
  };
}

/** The status of a record, with what its resource says beside it. */
export function HeadState({ resource, record }: { readonly resource: Resource; readonly record: RaRecord<string> }) {
  const { name, status } = resource;
  const State = slotFile(heads, name, 'head.tsx')?.State;
  return (
    <>
      {status && <CellValue of={pageProperty(resource, status)} record={record} />}
      <ArchivedTag record={record} />
      {State && <State resource={resource} record={record} />}
    </>
  );
}
