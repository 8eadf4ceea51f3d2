-- Whom all companies and the platform have invited, as operators see it.
create view platform_invitations with (security_invoker) as
  select i.uuid, i.tenant_uuid as company_uuid, i.email, i.name, i.type,
    case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= moment() then 'expired' else 'pending' end as status,
    i.inviter, i.sent_at, i.expires_at, i.accepted_at, i.version, i.created_at, i.updated_at
  from account_invitations i;
grant select on platform_invitations to ultramar_operator;
create index on account_invitations (sent_at, uuid);

-- How it stands with the first owner of a tenant: they joined, or what became of their newest invitation.
create function owner_status(asked uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select case when exists (
      select from user_roles m join roles r on r.uuid = m.role_uuid where m.tenant_uuid = asked and r.built_in = 'owner'
    ) then 'joined' else coalesce((
      select case i.status when 'pending' then 'invited' when 'accepted' then 'left' else i.status end
      from platform_invitations i join tenants t on t.id = i.company_uuid and lower(t.owner_email) = lower(i.email)
      where i.company_uuid = asked order by i.created_at desc limit 1
    ), 'none') end
$$;

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
        'owner_status', owner_status(entered))
      || coalesce((select jsonb_strip_nulls(jsonb_build_object('nif', c.nif, 'currency', c.currency,
          'location', party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
            c.location_longitude, c.location_complement, c.location_country_id) -> 'location'))
        from companies c where c.tenant_id = entered), '{}')
      from tenants t where t.id = entered;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

-- Which company an account is of, as a filter may be called: `tenant` names the company of a request.
alter table company_accounts add column holder_uuid uuid not null generated always as (tenant_uuid) stored;
create index on company_accounts (holder_uuid);
