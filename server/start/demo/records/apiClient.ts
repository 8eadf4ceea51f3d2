import clients from '../../../../schemas/resources/people/clients.ts';
import type { Db } from '../../../database/transaction.ts';
import { insertRecord } from '../../../engine/writing/write.ts';
import { addSecret } from '../../../features/people/clients/secrets.ts';
import { demoPassword } from './users.ts';

const client = {
  name: 'Sincronização do diretório',
  description: 'Copia todas as noites pessoas e empresas para o diretório corporativo.',
  scope: 'users:list users:show tenants:list tenants:show',
};

const selectOwner = "select uuid from users where email = 'admin@ultramar.test'";

/** A program that signs in with the password of the demo as its secret. */
export async function addApiClient(db: Db): Promise<void> {
  const [owner] = await db.query<{ uuid: string }>(selectOwner);
  const { record } = await insertRecord(db, clients, '', { ...client, owner });
  await addSecret(db, String(record['uuid']), demoPassword);
}
