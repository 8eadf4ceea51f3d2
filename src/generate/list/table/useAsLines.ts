import type { Resource } from '../../../../schemas/resource.ts';
import { useHasRoom } from '../../../shell/menu/useDockedMenu.ts';
import { leastRoom } from './columnRoom.ts';

/** Returns whether rows have two lines, for lack of room. A tablet with an open menu has as little as a phone. */
export const useAsLines = (resource: Resource): boolean => !useHasRoom(leastRoom(resource));
