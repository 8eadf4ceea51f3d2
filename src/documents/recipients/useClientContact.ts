import { useGetOne, type RaRecord } from 'react-admin';
import type { Entity } from '../../../schemas/resources/clients/entities.ts';

/** Returns the contact of a client, whom documents are sent to unless others are entered. */
export function useClientContact(client: string | null, enabled = true) {
  return useGetOne<RaRecord<string> & Pick<Entity, 'name' | 'responsible_name' | 'responsible_email'>>(
    'entities',
    { id: client ?? '' },
    { enabled: enabled && client !== null, retry: false, onError: () => undefined },
  );
}
