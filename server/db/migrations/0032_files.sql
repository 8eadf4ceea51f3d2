-- The files of records: what they are called and are, and apart from that what they hold, which another store may hold
-- in place of the database.

create table stored_files (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- Any record that may have files: no foreign key can say so. `keep_files` lets them go with it.
  owner_table text not null,
  owner_uuid uuid not null,
  property text not null,
  position integer not null,
  name text not null check (char_length(name) between 1 and 120),
  type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
  size integer not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- Pixels of a picture.
  width integer check (width > 0),
  height integer check (height > 0),
  primary key (tenant_id, uuid)
);
create index on stored_files (tenant_id, owner_uuid, property, position);
select guard_tenant_table('stored_files', audited => false);

create table file_contents (
  tenant_id uuid not null,
  file_uuid uuid not null,
  bytes bytea not null,
  primary key (tenant_id, file_uuid),
  foreign key (tenant_id, file_uuid) references stored_files (tenant_id, uuid) on delete cascade
);
-- Their formats are packed already; as they lie, a part of them is read without the rest.
alter table file_contents alter column bytes set storage external;
select guard_tenant_table('file_contents', audited => false);

-- Files in the history of their record: by name, what came in one statement together.
create function log_files() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
  select tenant_id, owner_table, owner_uuid, owner_uuid, 'updated', jsonb_object_agg(property, case tg_op
    when 'INSERT' then jsonb_build_array(null, names) else jsonb_build_array(names, null) end), current_actor()
  from (
    select tenant_id, owner_table, owner_uuid, property, string_agg(name, ', ' order by position) as names
    from file_rows group by tenant_id, owner_table, owner_uuid, property
  ) of_property
  group by tenant_id, owner_table, owner_uuid;
  return null;
end $$;
create trigger log_added after insert on stored_files referencing new table as file_rows
  for each statement execute function log_files();
create trigger log_removed after delete on stored_files referencing old table as file_rows
  for each statement execute function log_files();

create function delete_files() returns trigger
  language plpgsql
as $$
begin
  delete from stored_files f using gone g
  where f.tenant_id = g.tenant_id and f.owner_table = tg_table_name and f.owner_uuid = g.uuid;
  return null;
end $$;

-- Lets the rows of a table have files: those go with their row.
create function keep_files(table_name text) returns void
  language plpgsql
as $$
begin
  execute format(
    'create trigger delete_files after delete on %I referencing old table as gone '
    'for each statement execute function delete_files()',
    table_name
  );
end $$;
revoke execute on function keep_files from public;
