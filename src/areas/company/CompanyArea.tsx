import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { pageAt } from '../../generate/loadPages.ts';
import { CompanyDashboard, Home } from './CompanyDashboard.tsx';

/** The area of a company's users. Its home page loads immediately at its URL. */
export const screen: Screen = () => {
  if (!pageAt(location.pathname)) void Home.load().catch(() => undefined);
  return openArea('company', CompanyDashboard);
};
