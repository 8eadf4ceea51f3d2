import type { Client } from '../../../../../schemas/resources/people/clients.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';

const retire = `
  delete from client_secrets s using (
    select uuid, row_number() over (partition by client_uuid order by created_at desc, uuid desc) as place
    from client_secrets where client_uuid = any ($1::uuid[])) o
  where o.uuid = s.uuid and o.place > 1`;

export { beyondScope as check } from '../scope.ts';

/** Deletes the older secret and ends its sessions. */
export const apply: Apply<Client & { readonly uuid: string }> = async (db, _scope, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  return [
    db.query(retire, [keys]),
    db.query('update clients set rotated_at = moment() where uuid = any ($1::uuid[])', [keys]),
  ];
};
