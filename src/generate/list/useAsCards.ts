import type { Resource } from '../../../schemas/resource.ts';
import { useHasRoom } from '../../shell/menu/docked.ts';
import { leastRoom } from './columnRoom.ts';

/** Whether rows are cards here, for want of room. Beside the open menu a tablet has no more of it than a phone. */
export const useAsCards = (resource: Resource): boolean => !useHasRoom(leastRoom(resource));
