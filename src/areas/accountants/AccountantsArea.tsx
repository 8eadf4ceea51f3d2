import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { AccountantsDashboard } from './AccountantsDashboard.tsx';

/** The area in which accountants find their companies. */
export const screen: Screen = () => openArea('accountants', AccountantsDashboard);
