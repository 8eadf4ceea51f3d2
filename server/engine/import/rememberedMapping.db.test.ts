import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { inTenant } from '../../database/transaction.ts';
import { rememberedMapping, rememberMapping } from './rememberedMapping.ts';

const api = await testApp();
const tenant = api.identity.tenants.acme;

const remember = (heading: string, most: number) =>
  inTenant(api.pool, { tenant }, (db) =>
    rememberMapping(db, entities, tenant, [heading], { columns: ['name'], defaults: {} }, most),
  );
const isKnown = (heading: string) =>
  inTenant(
    api.pool,
    { tenant },
    async (db) => (await rememberedMapping(db, entities, tenant, [heading])) !== undefined,
  );

it('remembers so many lists of a company, and forgets the one that was used least recently', async () => {
  await remember('first', 2);
  await remember('second', 2);
  await remember('first', 2);
  await remember('third', 2);
  expect([await isKnown('first'), await isKnown('second'), await isKnown('third')]).toEqual([true, false, true]);
});
