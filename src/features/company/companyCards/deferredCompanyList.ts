import { deferred } from '../../../generate/deferredComponent.tsx';

/** The companies of a user, for pages that few users see them on. */
export const deferredCompanyList = deferred(async () => (await import('./CompanyList.tsx')).CompanyList);
