import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { AccountantsDashboard } from './AccountantsDashboard.tsx';

/** Where accountants and consultants find the companies that let them in. */
export const screen: Screen = () => openArea('accountants', AccountantsDashboard);
