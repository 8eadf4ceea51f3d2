import { useSyncExternalStore } from 'react';
import { session } from './console.ts';
import type { Me } from './me.ts';

/** Whose page this is, also when they change what is known of them. */
export const useMe = (): Me | undefined => useSyncExternalStore(session.subscribe, () => session.me());
