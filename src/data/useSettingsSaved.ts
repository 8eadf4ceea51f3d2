import { useQueryClient } from '@tanstack/react-query';
import { setZone, zone } from '../i18n/zone.ts';

/**
 * Returns what to do after saving settings: reload everything, because any page may depend on them, except the settings
 * themselves, whose saved values are known and whose form may have new input.
 */
export function useSettingsSaved(name: string) {
  const queryClient = useQueryClient();
  return (saved: object) => {
    const { time_zone: chosen = zone() } = saved as { time_zone?: string };
    setZone(chosen);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== name });
  };
}
