import type { ProfileChange } from '../../dataProvider/calls/profile.ts';
import { useChangeProfile } from './useProfile.ts';

let before: Promise<unknown> = Promise.resolve();

/**
 * Returns a function that stores a choice for the console with the user, in order. A failure is ignored: the choice then
 * applies to this device only.
 */
export function useRemember(): (choice: Pick<ProfileChange, 'language' | 'theme' | 'single_keys'>) => void {
  const change = useChangeProfile();
  return (choice) => {
    before = before.then(() => change(choice)).catch(() => undefined);
  };
}
