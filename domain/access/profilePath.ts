import type { Area } from '../../schemas/access.ts';

/** Where somebody's own profile is, within an area (specification §2). */
export const profilePath = (area: Area): string => (area === 'company' ? 'settings/profile' : 'profile');
