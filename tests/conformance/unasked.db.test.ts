import { expect, it } from 'vitest';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import { testApp } from '../support/app.ts';
import { castOf, type Player } from '../support/cast.ts';
import { operationsOf } from '../support/operations.ts';
import { nothing } from '../support/foreign.ts';

const api = await testApp();
const cast = await castOf(api);
const operations = await operationsOf(api);
const patches = operations.filter(({ method }) => method === 'patch');

/** Values that no user may set by naming their property: types, ownership, and fields that the server maintains. */
const kept = {
  type: 'ADMIN',
  tenant: 'globex',
  tenant_id: nothing,
  tenant_uuid: nothing,
  references: { tenant: ['globex'] },
  role: 'owner',
  roles: ['owner'],
  built_in: 'owner',
  permissions: ['tenants:list'],
  owner: nothing,
  owner_uuid: nothing,
  active: false,
  status: 'elsewhere',
  email: 'other@acme.test',
  date_email_verified: '2026-03-10T00:00:00.000Z',
  password_hash: 'x',
  secret: 'x',
  version: 99,
  uuid: nothing,
  created_at: '2026-03-10T00:00:00.000Z',
} as const;

const resources = new Map(api.app.resources.map((resource) => [resource.name, resource]));

/**
 * Returns the path of a record that the user may change: one made from the contract's example, else the first of the
 * list.
 */
async function recordAt(who: Player, path: string): Promise<string> {
  if (!path.includes('{')) return path;
  const list = path.replace(/\/\{\w+\}$/, '');
  const example = operations.find(({ path: at, method }) => at === list && method === 'post')?.example;
  const ofAcme = { ...example, ...(example && 'tenant' in example && { tenant: { uuid: api.identity.tenants.acme } }) };
  const created = example && (await who.post(list, ofAcme)).json();
  const [first] = created?.uuid ? [created] : (await who.get(list)).json();
  return `${list}/${first.uuid}`;
}

it('some calls change a part of a record', () => {
  const paths = patches.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/api/v1/users/{uuid}', '/api/v1/auth/profile']));
});

it.each(patches.map((operation) => [operation.name, operation] as const))(
  '%s accepts no property that it may not change',
  async (_, { path, permission, tags }) => {
    const who = cast.findLast(({ type, may }) => type !== undefined && (permission === undefined || may(permission)));
    if (!who) throw new Error('No user may change it');
    const url = await recordAt(who, path);
    const resource = resources.get(tags[0] ?? '');
    const written = resource ? Object.keys(writeSchema(resource.schema).properties) : [];
    const before = (await who.get(url)).json();
    for (const [name, value] of Object.entries(kept).filter(([field]) => !written.includes(field))) {
      const answer = await who.patch(url, { [name]: value });
      const { code, errors = {} } = answer.json();
      expect([answer.statusCode, code, Object.keys(errors)], name).toEqual([400, 'validation', [name]]);
    }
    expect((await who.get(url)).json()).toEqual(before);
  },
);
