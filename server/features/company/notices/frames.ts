import type { Frame } from '../../../../domain/access/effective.ts';
import type { UserType } from '../../../../schemas/access.ts';
import { permissionsBy } from '../../../identity/grantables.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import { discussed } from './read.ts';

export type FrameOf = (type: UserType) => Frame;

const resources = await loadResources();

/** Returns the most that users of a type may do with resources. */
export const { frameOf } = permissionsBy(resources);

/** The resources whose records people comment on. */
export const commented = discussed(resources);
