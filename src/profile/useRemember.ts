import type { ProfileChange } from '../../dataProvider/calls/profile.ts';
import { useChangeProfile } from './useProfile.ts';

let before: Promise<unknown> = Promise.resolve();

/**
 * Stores a language or theme with the user, after those chosen before it, so that the last one stays. Where that fails it
 * holds on this device alone, and nobody is interrupted for it.
 */
export function useRemember(): (choice: Pick<ProfileChange, 'language' | 'theme'>) => void {
  const change = useChangeProfile();
  return (choice) => {
    before = before.then(() => change(choice)).catch(() => undefined);
  };
}
