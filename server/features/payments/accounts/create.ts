import { byConvention, type CreateFile } from '../../../engine/writing/writers.ts';
import { connected, connecting, type Connecting } from './connecting.ts';

/** Asks the gateway before the transaction, which would hold its locks for the time of the call. */
export const prepare: CreateFile<never, Connecting | undefined>['prepare'] = (request, { input }) =>
  connecting(request, input);

/** Creates an account, with the state of its connection. */
export const create: CreateFile<Record<string, unknown>, Connecting | undefined>['create'] = async (db, making) =>
  connected(db, making.scope.tenant.id, await byConvention.create(db, making), making.prepared);
