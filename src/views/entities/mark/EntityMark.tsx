import type { Entity } from '../../../../schemas/resources/entities.ts';
import { useStoredFile } from '../../../kinds/file/useStoredFile.ts';
import { usePicture } from '../../../kinds/shared/usePicture.ts';
import { Mark } from '../../../shell/Mark.tsx';

interface EntityMarkProps {
  readonly of: Pick<Entity, 'name' | 'logo'>;
  readonly size: number;
}

/** An entity's logo, or its initials while it has none, and until it has arrived. */
export function EntityMark({ of: { name, logo }, size }: EntityMarkProps) {
  const { data } = useStoredFile(logo?.url);
  return <Mark name={name} logo={usePicture(data)} size={size} />;
}
