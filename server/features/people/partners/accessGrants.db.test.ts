import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { seedIdentity } from '../../../../tests/support/identity.ts';

const { ownerPool } = await testDatabase();
const { tenants, users } = await seedIdentity(ownerPool);
const carla = users['carla@contas.test'];
const ana = users['ana@acme.test'];

const enter = (user: string | undefined, slug: string) =>
  ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'tenant', $2)", [user, slug]);
const leave = (user: string | undefined, slug: string) =>
  ownerPool.query("delete from user_references where user_uuid = $1 and kind = 'tenant' and value = $2", [user, slug]);
const grants = async (user: string | undefined) => {
  const { rows } = await ownerPool.query<{ slug: string; state: string }>(
    `select t.slug, g.state from access_grants g join tenants t on t.id = g.tenant_uuid where g.user_uuid = $1 order by 1`,
    [user],
  );
  return rows.map(({ slug, state }) => `${slug} ${state}`);
};

describe('the access grant of an accountant', () => {
  it('follows each company alone, and is given again after it was withdrawn', async () => {
    expect(await grants(carla)).toEqual(['acme granted']);
    await enter(carla, 'globex');
    await leave(carla, 'acme');
    expect(await grants(carla)).toEqual(['acme withdrawn', 'globex granted']);
    await enter(carla, 'acme');
    expect(await grants(carla)).toEqual(['acme granted', 'globex granted']);
  });

  it('is no one else’s: the company’s own people have none', async () => {
    await enter(ana, 'globex');
    expect(await grants(ana)).toEqual([]);
  });
});

describe('the tax id of an invitation', () => {
  const accept = async (nif: string | null, user: string | undefined) => {
    const { rows } = await ownerPool.query<{ uuid: string }>(
      `insert into account_invitations (tenant_uuid, email, type, nif, language, inviter, token_hash, sent_at, expires_at)
       values ($1, 'new@acme.test', 'COMPANY', $2, 'pt', 'Ana', sha256(gen_random_uuid()::text::bytea), now(), now()) returning uuid`,
      [tenants.acme, nif],
    );
    await ownerPool.query('update account_invitations set accepted_at = now(), accepted_by = $2 where uuid = $1', [
      rows[0]?.uuid,
      user,
    ]);
    return (await ownerPool.query<{ nif: string | null }>('select nif from users where uuid = $1', [user])).rows[0]
      ?.nif;
  };

  it('becomes that of the account that accepts it, unless the account has one', async () => {
    expect(await accept(null, ana)).toBeNull();
    expect(await accept('11.222.333/0001-81', ana)).toBe('11.222.333/0001-81');
    expect(await accept('11.444.777/0001-61', ana)).toBe('11.222.333/0001-81');
    const { rows } = await ownerPool.query('select count(*)::int as n from users where nif is not null');
    expect(rows).toEqual([{ n: 1 }]);
  });
});
