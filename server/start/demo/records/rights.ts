import type { Db } from '../../../database/transaction.ts';

/** The permissions of users who write invoices: they issue them but record no receipts. */
const billing = [
  'invoices:list',
  'invoices:show',
  'invoices:create',
  'invoices:edit',
  'invoices:bill',
  'invoices:export',
  'contracts:list',
  'contracts:show',
  'entities:list',
  'entities:show',
  'items:list',
  'items:show',
  'scenarios:list',
  'scenarios:show',
  'tributes:list',
  'tributes:show',
  'accounts:list',
  'accounts:show',
] as const;

const addRole = `
  with role as (
    insert into roles (tenant_uuid, name, description)
    select id, 'Faturamento', 'Emite faturas, mas não registra recebimentos' from tenants where slug = 'acme'
    returning uuid
  )
  insert into role_permissions (role_uuid, permission_uuid)
  select role.uuid, p.uuid from role, permissions p where p.name = any($1)`;

const addGroup = `
  with made as (
    insert into groups (tenant_uuid, name, description)
    values ((select id from tenants where slug = $1), $2, $3)
    returning uuid
  )
  insert into group_roles (group_uuid, role_uuid) select made.uuid, r.uuid from made, roles r where r.name = $4 or r.built_in = $4`;

/** A role of acme, and a group of its users and one of the platform. Both groups are empty. */
export async function addRights(db: Db): Promise<void> {
  await db.query(addRole, [billing]);
  await db.query(addGroup, ['acme', 'Financeiro', 'Quem emite as faturas do mês', 'Faturamento']);
  await db.query(addGroup, [null, 'Suporte', 'Quem atende os clientes da plataforma', 'administrator']);
}
