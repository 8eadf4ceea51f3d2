import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { permissionKey } from '../support/rights.ts';
import { limitedGranters, operatorName } from './ownRights.testing.ts';

/** The person’s page says in advance what `ownRights.full.db.test.ts` proves to be refused. */
const api = await testApp();
const { admin, tokens, bia, rui, suspend } = await limitedGranters(api);
const own = await permissionKey(api, 'users:list');

describe('an operator with fewer rights knows in advance what they may not take', () => {
  const read = async (by: string, at: string) =>
    (
      await api.app.inject({
        url: `/api/v1/${at}`,
        headers: { authorization: `Bearer ${tokens[by]}`, host: 'ultramar.test' },
      })
    ).json();

  it.each([
    ['a company', operatorName, false],
    ['a company, to an administrator,', 'admin', true],
  ])('%s', async (_, by, mayTake) => {
    const at = `users/${bia}/references`;
    const found = by === 'admin' ? (await admin.get(`/api/v1/${at}`)).json() : await read(by, at);
    expect(found).toMatchObject([{ id: 'tenant/acme', may_take: mayTake }]);
  });

  it('a single permission, with who gave it', async () => {
    for (const key of [suspend, own]) await admin.post(`/api/v1/permissions/${key}/user/${rui}`);
    const { permissions } = await read(operatorName, `authorizations/${rui}`);
    const direct = (name: string) => permissions.find((one: { name: string }) => one.name === name).sources.at(-1);
    const given_by = 'Administração <admin@ultramar.test>';
    expect(direct('tenants:suspend')).toMatchObject({ by: 'user', uuid: suspend, given_by, may_take: false });
    expect(direct('users:list')).toMatchObject({ by: 'user', uuid: own, given_by, may_take: true });
    for (const key of [suspend, own]) await admin.delete(`/api/v1/permissions/${key}/user/${rui}`);
  });
});
