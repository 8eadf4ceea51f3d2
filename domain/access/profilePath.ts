import type { Area } from '../../schemas/access.ts';

/** Returns the path of the user's own profile in an area (specification §2). */
export const profilePath = (area: Area): string => (area === 'company' ? 'settings/profile' : 'profile');
