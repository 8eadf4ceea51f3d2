import { useQueryClient } from '@tanstack/react-query';
import { setZone, zone } from '../i18n/zone.ts';

/** What follows once settings are saved: any page may show what they decide, so all that was read is read again. */
export function useSettingsSaved() {
  const queryClient = useQueryClient();
  return (saved: object) => {
    const { time_zone: chosen = zone() } = saved as { time_zone?: string };
    setZone(chosen);
    void queryClient.invalidateQueries();
  };
}
