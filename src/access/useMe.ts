import { useSyncExternalStore } from 'react';
import { session } from './console.ts';
import type { Me } from './me.ts';

/** Returns the user of this page, also after changes. */
export const useMe = (): Me | undefined => useSyncExternalStore(session.subscribe, () => session.me());
