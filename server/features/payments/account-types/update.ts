import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { withGatewayFields, withKeys } from './gatewayType.ts';

/** Replaces an account type; the fields of one with a gateway are the gateway's. */
export const update: UpdateFile['update'] = async (db, replacing) => {
  const input = await withGatewayFields(db, replacing.input, replacing.key);
  return withKeys(db, input, await byConvention.update(db, { ...replacing, input }));
};
