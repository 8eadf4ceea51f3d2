import { deferred } from '../generate/deferred.tsx';

/** The pages of reports: their code comes with the first of them. */
export const reportPages = deferred(async () => (await import('./ReportPages.tsx')).ReportPages);

/** Fetches that code where a path leads to a report; nothing elsewhere. Code that does not come says so where it is shown. */
export const loadReportsAt = (pathname: string): Promise<void> | undefined =>
  pathname.split('/')[2] === 'reports' ? reportPages.load().catch(() => undefined) : undefined;
