import { byConvention, type CreateFile } from '../../../engine/writing/writers.ts';
import { withGatewayFields, withKeys } from './gatewayType.ts';

/** Creates an account type; the fields of one with a gateway are the gateway's. */
export const create: CreateFile['create'] = async (db, making) => {
  const input = await withGatewayFields(db, making.input);
  return withKeys(db, input, await byConvention.create(db, { ...making, input }));
};
