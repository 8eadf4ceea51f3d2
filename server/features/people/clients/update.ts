import clients from '../../../../schemas/resources/people/clients.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { notOwner, whoAsks } from './owner.ts';
import { requireScope } from './scope.ts';

/** Changes a client by its owner, within the user's own rights, and ends sessions with another scope. */
export const update: UpdateFile['update'] = async (db, replacing) => {
  const [{ record }, self] = await Promise.all([readRecord(db, clients, '', replacing.key), whoAsks(db)]);
  if ((record['owner'] as { uuid: string }).uuid !== self) throw notOwner();
  requireScope(replacing.scope, replacing.input, String(record['scope'] ?? ''));
  return byConvention.update(db, replacing);
};
