import Stack from '@mui/material/Stack';
import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { EntityMark } from '../mark/EntityMark.tsx';

const name = pageProperty(entities, 'name');

/** The name after the logo. */
export default function NameCell({ record }: { readonly record: Entity & { readonly id: string } }) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <EntityMark of={record} size={28} />
      <span style={{ minWidth: 0 }}>
        <KindCell of={name} record={record} />
      </span>
    </Stack>
  );
}
