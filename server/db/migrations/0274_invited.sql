-- Operators who were invited and have no account yet stand beside the others, and a tenant tells whether it has an owner.

create or replace view operators with (security_invoker) as
  select uuid, name, email, type, phone, language, date_email_verified, case when active then 'active' else 'inactive' end as status,
    uuid = current_user_uuid() as is_self, version, created_at, updated_at, null::timestamptz as sent_at
  from users where type = 'ADMIN'
  union all
  select uuid, coalesce(name, email), email, type, phone, language, null, case when expires_at <= moment() then 'expired' else 'invited' end,
    false, version, created_at, updated_at, sent_at
  from account_invitations
  where type = 'ADMIN' and tenant_uuid is null and accepted_at is null and withdrawn_at is null;

create or replace function tenants_told(asked uuid[]) returns table (tenant uuid, told jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array asked loop
    perform set_config('app.tenant', entered::text, true);
    return query select entered, jsonb_build_object(
        'users', (select count(*) from user_references r where r.kind = 'tenant' and r.value = t.slug),
        'invoices', (select coalesce(sum(n), 0) from invoice_counts i where i.tenant_id = entered),
        'stored_bytes', (select coalesce(sum(n), 0) from stored_bytes b where b.tenant_id = entered),
        'has_owner', exists (select from user_roles m join roles r on r.uuid = m.role_uuid
          where m.tenant_uuid = entered and r.built_in = 'owner'))
      || coalesce((select jsonb_strip_nulls(jsonb_build_object('nif', c.nif, 'currency', c.currency,
          'location', party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
            c.location_longitude, c.location_complement, c.location_country_id) -> 'location'))
        from companies c where c.tenant_id = entered), '{}')
      from tenants t where t.id = entered;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
