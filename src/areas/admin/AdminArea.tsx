import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';

/** Where the platform itself is run. */
export const screen: Screen = () => openArea('admin', AdminDashboard);
