import type { Pool } from 'pg';

/** Two tenants and a guarded table `notes`, for tests of the database's guarantees. */
export async function makeNotes(ownerPool: Pool): Promise<{ acme: string; globex: string }> {
  await ownerPool.query(`
    create table notes (
      tenant_id uuid not null references tenants (id),
      uuid uuid not null default uuidv7(),
      text text not null check (text <> ''),
      amount numeric(20, 2),
      paid_on date,
      bulk bigint,
      folded text generated always as (norm(text)) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, uuid)
    );
    select guard_tenant_table('notes');
  `);
  const { rows } = await ownerPool.query<{ id: string }>(
    "insert into tenants (slug, name) values ('acme', 'Acme'), ('globex', 'Globex') returning id",
  );
  const [acme = '', globex = ''] = rows.map(({ id }) => id);
  return { acme, globex };
}
