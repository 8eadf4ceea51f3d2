import type { Screen } from '../../screen.ts';
import { openArea } from '../AreaApp.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';

/** The area of the platform's administration. */
export const screen: Screen = () => openArea('admin', AdminDashboard);
