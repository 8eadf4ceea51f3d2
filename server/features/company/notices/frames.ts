import type { Frame } from '../../../../domain/access/effective.ts';
import type { UserType } from '../../../../schemas/access.ts';
import { permissionsBy } from '../../../identity/grantables.ts';
import { loadResources } from '../../../engine/resources/registry.ts';

export type FrameOf = (type: UserType) => Frame;

/** Returns the most that users of a type may do with resources. */
export const { frameOf } = permissionsBy(await loadResources());
