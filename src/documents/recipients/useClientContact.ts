import { useGetOne, type RaRecord } from 'react-admin';
import entities, { type Entity } from '../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../access/useMay.ts';

/** Returns the contact of a client, whom documents are sent to unless others are entered; nothing for who may not read it. */
export function useClientContact(client: string | null, enabled = true) {
  const mayShow = useMay(entities.name, 'show');
  return useGetOne<RaRecord<string> & Pick<Entity, 'name' | 'responsible_name' | 'responsible_email'>>(
    entities.name,
    { id: client ?? '' },
    { enabled: enabled && mayShow && client !== null, retry: false, onError: () => undefined },
  );
}
