-- What the platform's administrators see of a tenant: who owns it, whether it is suspended and why, and what it uses.

alter table tenants
  add column uuid uuid not null generated always as (id) stored,
  add column suspended_reason text,
  -- Whom it was made for, as they were invited.
  add column owner_name text,
  add column owner_email text,
  add column owner_language text check (owner_language in ('pt', 'en', 'es')),
  add column status text not null generated always as (case when suspended_at is null then 'active' else 'suspended' end) stored;
create index on tenants (uuid);

-- How many bytes a tenant's files have, in parts, whose sum counts: several transactions then count at once.
create table stored_bytes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  uuid uuid not null default uuidv7(),
  n bigint not null,
  primary key (tenant_id, uuid)
);
select guard_tenant_table('stored_bytes', audited => false);
revoke insert, update, delete on stored_bytes from ultramar_app;

create function count_bytes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid;
  difference bigint;
begin
  for tenant, difference in
    select tenant_id, case tg_op when 'INSERT' then sum(size) else -sum(size) end from changed group by tenant_id
  loop
    update stored_bytes set n = n + difference where (tenant_id, uuid) = (
      select b.tenant_id, b.uuid from stored_bytes b where b.tenant_id = tenant limit 1 for update skip locked
    );
    if not found then
      insert into stored_bytes (tenant_id, n) values (tenant, difference);
    end if;
  end loop;
  return null;
end $$;
create trigger count_bytes_added after insert on stored_files referencing new table as changed
  for each statement execute function count_bytes();
create trigger count_bytes_removed after delete on stored_files referencing old table as changed
  for each statement execute function count_bytes();
alter table stored_files no force row level security;
alter table stored_bytes no force row level security;
insert into stored_bytes (tenant_id, n) select tenant_id, sum(size) from stored_files group by 1;
alter table stored_bytes force row level security;
alter table stored_files force row level security;

-- What tenants use and what their companies say of themselves, read under each one's own policies.
create function tenants_told(asked uuid[]) returns table (tenant uuid, told jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array asked loop
    perform set_config('app.tenant', entered::text, true);
    return query select entered, jsonb_build_object(
        'users', (select count(*) from user_references r where r.kind = 'tenant' and r.value = t.slug),
        'invoices', (select coalesce(sum(n), 0) from invoice_counts i where i.tenant_id = entered),
        'stored_bytes', (select coalesce(sum(n), 0) from stored_bytes b where b.tenant_id = entered))
      || coalesce((select jsonb_strip_nulls(jsonb_build_object('nif', c.nif, 'currency', c.currency,
          'location', party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
            c.location_longitude, c.location_complement, c.location_country_id) -> 'location'))
        from companies c where c.tenant_id = entered), '{}')
      from tenants t where t.id = entered;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

-- How many invoices all tenants together issued on a day of theirs, in parts, whose sum counts.
create table issued_days (
  uuid uuid primary key default uuidv7(),
  day date not null,
  n bigint not null
);
create index on issued_days (day);
select guard_platform_table('issued_days', visible => null, audited => false);
create policy counted on issued_days to current_user using (true) with check (true);
grant select on issued_days to ultramar_operator;

create function count_issued(counted date, difference bigint) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  update issued_days set n = n + difference where uuid = (
    select d.uuid from issued_days d where d.day = counted limit 1 for update skip locked
  );
  if not found then
    insert into issued_days (day, n) values (counted, difference);
  end if;
end $$;
revoke execute on function count_issued from public;

-- As before, and the days of what has a number and is no draft any more.
create or replace function count_invoices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, count(*) from added group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
    perform count_issued(created, count(*)) from added where number is not null and status <> 'draft' group by created;
  elsif tg_op = 'DELETE' then
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, -count(*) from removed group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
    perform count_issued(created, -count(*)) from removed where number is not null and status <> 'draft' group by created;
  else
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, sum(d) from (
        select tenant_id, status, 1 as d from added
        union all select tenant_id, status, -1 from removed
      ) moved group by 1, 2 having sum(d) <> 0 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
    perform count_issued(created, sum(d)) from (
      select created, 1 as d from added where number is not null and status <> 'draft'
      union all select created, -1 from removed where number is not null and status <> 'draft'
    ) moved group by created having sum(d) <> 0;
  end if;
  return null;
end $$;

alter table invoices no force row level security;
insert into issued_days (day, n) select created, count(*) from invoices where number is not null and status <> 'draft' group by 1;
alter table invoices force row level security;
