import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { pageAt } from '../../generate/loadPages.ts';
import { CompanyDashboard, Home } from './CompanyDashboard.tsx';

/** Where a company's own people work. It is loaded at once for a start at the home page. */
export const screen: Screen = () => {
  if (!pageAt(location.pathname)) void Home.load().catch(() => undefined);
  return openArea('company', CompanyDashboard);
};
