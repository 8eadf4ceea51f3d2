const isLogoOf = (tenant: string): string =>
  `f.tenant_id = ${tenant} and f.owner_table = 'company_settings' and f.owner_uuid = ${tenant} and f.property = 'logo'`;

/** SQL query: the current logo of a tenant's company; no row if it has none that can be shown. */
export const companyLogo = (tenant: string): string => `
  select f.uuid, f.type, h.bytes from stored_files f
  join file_contents h on h.tenant_id = f.tenant_id and h.file_uuid = f.uuid where ${isLogoOf(tenant)} and f.refused is null`;

/** SQL expression: the version of that logo, as text. */
export const companyLogoVersion = (tenant: string): string =>
  `(select 'company ' || encode(f.sha256, 'hex') from stored_files f where ${isLogoOf(tenant)})`;

/** SQL query: the former company logo that a numbered document `i` of a type was issued with; no row if it is the current one. */
export const formerLogo = (i: string, type: string): string => `
  select g.uuid, g.type, g.bytes from former_logos g
  where g.tenant_id = ${i}.tenant_id
    and ${i}.number < (g.until_numbers ->> counter_of('${type}', ${i}.own_series_uuid, ${i}.number_period))::bigint
  order by g.uuid limit 1`;
