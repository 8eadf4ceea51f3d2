import Stack from '@mui/material/Stack';
import type { RaRecord } from 'react-admin';
import type { ComponentType } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ArchivedTag } from '../../shell/display/ArchivedTag.tsx';
import { KindCell } from '../list/table/KindCell.tsx';
import { pageProperty } from '../properties.ts';
import { slotFile } from '../slotFile.ts';
import type { ResourceSectionProps } from './OwnSection.tsx';

/** `src/features/<feature>/<resource>/head.tsx` adds to the header of a record's page. */
const heads = import.meta.glob<{ default: ComponentType<ResourceSectionProps> }>(
  ['/src/features/*/*/head.tsx', '/src/documents/slots/head.tsx'],
  { eager: true },
);

/** A record's status and its resource's own header content. */
export function Head({ resource, record }: { readonly resource: Resource; readonly record: RaRecord<string> }) {
  const { name, status } = resource;
  const Own = slotFile(heads, name, 'head.tsx')?.default;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {status && <KindCell of={pageProperty(resource, status)} record={record} />}
      <ArchivedTag record={record} />
      {Own && <Own resource={resource} record={record} />}
    </Stack>
  );
}
