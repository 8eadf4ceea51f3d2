import type { Entity } from '../../../../schemas/resources/clients/entities.ts';
import { EntityMark } from './mark/EntityMark.tsx';

/** The entity's logo, or its initials. */
export default function EntityPageMark({ record }: { readonly record: Entity }) {
  return <EntityMark of={record} size={40} />;
}
