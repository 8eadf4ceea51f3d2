import clients from '../../../../schemas/resources/people/clients.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import { insertRecord } from '../../../engine/writing/write.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { whoAsks } from './owner.ts';
import { requireScope } from './scope.ts';
import { addSecret } from './secrets.ts';

export const described: CreateFile['described'] = {
  summary: 'Create a client, which signs in with a secret of its own.',
  description:
    'The answer has the `secret`, which is shown only once. The client belongs to the user who creates it, and has no more rights than they have.',
};

/** Creates a client of the user, with its first secret. */
export const create: CreateFile['create'] = async (db, { resource, scope, input }) => {
  await checkInput(db, resource, scope, input);
  requireScope(scope, input);
  const { record } = await insertRecord(db, resource, '', { ...input, owner: { uuid: await whoAsks(db) } });
  const secret = await addSecret(db, String(record['uuid']));
  const made = await readRecord(db, clients, '', String(record['uuid']));
  return { ...made, record: { ...made.record, secret } };
};
