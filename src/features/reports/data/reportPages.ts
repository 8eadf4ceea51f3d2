import { deferred } from '../../../generate/deferredComponent.tsx';

/** The pages of reports, loaded on demand. */
export const reportPages = deferred(async () => (await import('../ReportPages.tsx')).ReportPages);

/** Loads that code if a path leads to a report. A failure is shown by the page. */
export const loadReportsAt = (pathname: string): Promise<void> | undefined =>
  pathname.split('/')[2] === 'reports' ? reportPages.load().catch(() => undefined) : undefined;
