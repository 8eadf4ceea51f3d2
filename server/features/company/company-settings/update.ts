import type { CompanySettings } from '../../../../schemas/resources/company/company-settings.ts';
import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { companyLogo } from '../../../engine/documents/drawing/companyLogo.ts';

/** Copies a replaced or removed logo if an invoice uses it. */
const keepLogo = `
  insert into former_logos (tenant_id, type, bytes)
  select $1, l.type, l.bytes from (select) one left join (${companyLogo('$1')}) l on true
  where l.uuid is distinct from $2::uuid and exists (select from invoices i where i.tenant_id = $1 and i.number is not null)
  returning uuid`;

/** Invoices issued concurrently keep the former logo: the locked counters wait for them. */
const endLogo = `
  with counter as (
    select name, next from counters where tenant_id = $1 and (name = 'invoices' or name like 'invoices/%')
    order by name collate "C" for update)
  update former_logos g set until_numbers = (select coalesce(jsonb_object_agg(name, next), '{}') from counter)
  where g.tenant_id = $1 and g.uuid = $2`;

/** A logo that was replaced before any number used it. */
const dropUnused = `
  delete from former_logos g using former_logos older
  where g.tenant_id = $1 and g.uuid = $2 and older.tenant_id = $1 and older.until_numbers = g.until_numbers and older.uuid < g.uuid`;

/** Saves the company's document data. Issued invoices keep their logo. Throws like the convention. */
export const update: UpdateFile<CompanySettings>['update'] = async (db, replacing) => {
  const { scope, input } = replacing;
  const tenant = scope.tenant.id;
  const [former] = await db.query<{ uuid: string }>(keepLogo, [tenant, input.logo?.uuid ?? null]);
  const saved = await byConvention.update(db, replacing);
  // Last: issuing locks drafts before the counters, and renaming a company changes its drafts.
  if (former) {
    await Promise.all([db.query(endLogo, [tenant, former.uuid]), db.query(dropUnused, [tenant, former.uuid])]);
  }
  return saved;
};
