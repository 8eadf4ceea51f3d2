import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { connected, connecting, type Connecting } from './connecting.ts';

/** Asks the gateway before the transaction, which would hold its locks for the time of the call. */
export const prepare: UpdateFile<never, Connecting | undefined>['prepare'] = (request, { input, key }) =>
  connecting(request, input, key);

/** Replaces an account, with the state of its connection. */
export const update: UpdateFile<Record<string, unknown>, Connecting | undefined>['update'] = async (db, replacing) =>
  connected(db, replacing.scope.tenant.id, await byConvention.update(db, replacing), replacing.prepared);
