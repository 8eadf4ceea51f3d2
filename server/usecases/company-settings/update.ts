import type { CompanySettings } from '../../../schemas/resources/company-settings.ts';
import { byConvention, type UpdateFile } from '../../resources/writing.ts';
import { companyLogo } from '../documents/companyLogo.ts';

/** Copies the logo, if another file or none takes its place and an invoice has it. */
const keepLogo = `
  insert into former_logos (tenant_id, type, bytes)
  select $1, l.type, l.bytes from (select) one left join (${companyLogo('$1')}) l on true
  where l.uuid is distinct from $2::uuid and exists (select from invoices i where i.tenant_id = $1 and i.number is not null)
  returning uuid`;

/** Invoices that are being issued have the former logo: the counter is locked, so that they are waited for. */
const endLogo = `
  with counter as (select next from counters where tenant_id = $1 and name = 'invoices' for update)
  update former_logos g set until_number = counter.next from counter where g.tenant_id = $1 and g.uuid = $2`;

/** A logo that was replaced before any number had it. */
const dropUnused = `
  delete from former_logos g using former_logos older
  where g.tenant_id = $1 and g.uuid = $2 and older.tenant_id = $1 and older.until_number = g.until_number and older.uuid < g.uuid`;

/** Saves what a company says of itself. Issued invoices keep the logo they had. Throws as the convention does. */
export const update: UpdateFile<CompanySettings>['update'] = async (db, replacing) => {
  const { scope, input } = replacing;
  const tenant = scope.tenant.id;
  const [former] = await db.query<{ uuid: string }>(keepLogo, [tenant, input.logo?.uuid ?? null]);
  const saved = await byConvention.update(db, replacing);
  // Last: issuing locks drafts before the counter, and a company that is renamed changes its drafts.
  if (former) {
    await Promise.all([db.query(endLogo, [tenant, former.uuid]), db.query(dropUnused, [tenant, former.uuid])]);
  }
  return saved;
};
