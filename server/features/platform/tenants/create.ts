import type { Tenant } from '../../../../schemas/resources/platform/tenants.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { Db } from '../../../database/transaction.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { inviteOwner } from './inviteOwner.ts';
import { read } from './records.ts';

const insertTenant = `
  insert into tenants (slug, name, time_zone, owner_name, owner_email, owner_language) values ($1, $2, $3, $4, $5, $6)
  returning id`;

const enter = `select set_config('app.tenant', $1, true)`;

const insertCompany = `
  insert into companies (tenant_id, name, nif, currency, location_place_id, location_address, location_latitude,
    location_longitude, location_complement, location_country_id, responsible_name, responsible_email)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

export const described: CreateFile['described'] = {
  summary: 'Create a tenant with its company, and invite its first owner.',
  description:
    'The owner receives a one-time link by e-mail. `slug` becomes the subdomain of the company and cannot be changed.',
};

/** Creates a tenant with its company and its first owner's invitation, all or nothing. */
export const create: CreateFile<Tenant>['create'] = async (db, { resource, scope, input }) => {
  await checkInput(db, resource, scope, input);
  const id = await addTenant(db, input);
  await addCompany(db, id, input);
  await asAuth(db, (auth) => inviteOwner(auth, scope, { ...input, uuid: id }));
  return read(db, scope, id);
};

async function addTenant(db: Db, tenant: Tenant): Promise<string> {
  const { slug, name, time_zone: zone, owner_name: owner, owner_email: email, owner_language: language } = tenant;
  const [row] = await db.query<{ id: string }>(insertTenant, [slug, name, zone, owner, email, language]);
  if (!row) throw new Error('The tenant was not stored');
  return row.id;
}

async function addCompany(db: Db, id: string, tenant: Tenant): Promise<void> {
  const { name, nif, currency, location, owner_name: owner, owner_email: email } = tenant;
  const { place_id: place, address, latitude, longitude, complement, country } = location;
  const where = [place, address, latitude, longitude, complement, country.id];
  const values = [id, name, nif, currency, ...where, owner, email].map((value) => value ?? null);
  await Promise.all([db.query(enter, [id]), db.query(insertCompany, values), db.query(enter, [''])]);
}
