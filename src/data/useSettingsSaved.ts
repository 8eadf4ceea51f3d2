import { useQueryClient } from '@tanstack/react-query';
import { setZone, zone } from '../i18n/zone.ts';

/**
 * What follows once settings are saved: any page may show what they decide, so all that was read is read again. The settings
 * themselves are not: the answer of the save has them, and a late reading would replace what is typed meanwhile.
 */
export function useSettingsSaved(name: string) {
  const queryClient = useQueryClient();
  return (saved: object) => {
    const { time_zone: chosen = zone() } = saved as { time_zone?: string };
    setZone(chosen);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== name });
  };
}
