import type { Resource } from '../../schemas/resource.ts';

/** The path of a resource's list in the API: `/api/v2/entities`. */
export const urlOf = ({ api }: Pick<Resource, 'api'>): string => `/api/${api.version}/${api.path}`;
