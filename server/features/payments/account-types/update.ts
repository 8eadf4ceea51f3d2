import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { gatewayOf, withGatewayFields, withKeys } from './gatewayType.ts';

const selectGateway = 'select gateway from account_types where uuid = $1';

/** Replaces an account type; the fields of one with a gateway are the gateway's. Its accounts may lack keys now. */
export const update: UpdateFile['update'] = async (db, replacing) => {
  const { key } = replacing;
  const [before] = await db.query<{ gateway: string | null }>(selectGateway, [key]);
  const input = await withGatewayFields(db, replacing.input, key);
  const written = await withKeys(db, input, await byConvention.update(db, { ...replacing, input }));
  await db.query('select settle_connections($1, $2)', [key, (before?.gateway ?? undefined) !== gatewayOf(input)]);
  return written;
};
