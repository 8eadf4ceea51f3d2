import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { useStoredFile } from '../../../../kinds/file/useStoredFile.ts';
import { usePicture } from '../../../../kinds/shared/usePicture.ts';
import { Mark } from '../../../../shell/frame/Mark.tsx';

interface EntityMarkProps {
  readonly of: Pick<Entity, 'name' | 'logo'>;
  readonly size: number;
}

/** An entity's logo, or its initials without one or while loading. */
export function EntityMark({ of: { name, logo }, size }: EntityMarkProps) {
  const { data } = useStoredFile(logo?.url);
  return <Mark name={name} logo={usePicture(data)} size={size} />;
}
