import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { CompanyDashboard } from './CompanyDashboard.tsx';

/** Where a company's own people work. */
export const screen: Screen = () => openArea('company', CompanyDashboard);
