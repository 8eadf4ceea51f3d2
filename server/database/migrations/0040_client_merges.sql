-- One client is merged into another: it is archived and leads there.
alter table entities
  add column merged_into_uuid uuid,
  add column merged_at timestamptz,
  -- The one that was last merged into it, so that the history of both names the other.
  add column last_merged_uuid uuid,
  add check (merged_into_uuid is null or archived),
  add foreign key (tenant_id, merged_into_uuid) references entities (tenant_id, uuid) on delete set null (merged_into_uuid),
  add foreign key (tenant_id, last_merged_uuid) references entities (tenant_id, uuid) on delete set null (last_merged_uuid);
create index entities_of_merged_into_uuid on entities (tenant_id, archived, merged_into_uuid, uuid);
create index entities_merged on entities (tenant_id, merged_into_uuid) where merged_into_uuid is not null;
create index entities_last_merged on entities (tenant_id, last_merged_uuid) where last_merged_uuid is not null;
comment on column entities.merged_at is 'Derived from merged_into_uuid.';
select make_audit('entities', 'uuid');

-- A merge, with what undoes it.
create table client_merges (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  merged_uuid uuid not null,
  into_uuid uuid not null,
  -- By column of the client that stays: its value before, and the one it took.
  taken jsonb not null default '{}',
  -- The link to the page of the merged client.
  public_hash text,
  link_expires_at timestamptz,
  -- The users of the merged client, those of them who had no access to the other one, and its open invitations.
  users uuid[] not null default '{}',
  new_users uuid[] not null default '{}',
  invitations uuid[] not null default '{}',
  merged_at timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, merged_uuid) references entities (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, into_uuid) references entities (tenant_id, uuid) on delete cascade
);
create unique index client_merges_open on client_merges (tenant_id, merged_uuid) where undone_at is null;
create index on client_merges (tenant_id, into_uuid);
select guard_tenant_table('client_merges', audited => false);

-- Each row that a merge moved, by the column that names the client.
create table client_merge_rows (
  tenant_id uuid not null references tenants (id),
  merge_uuid uuid not null,
  table_name text not null,
  column_name text not null,
  row_uuid uuid not null,
  primary key (tenant_id, merge_uuid, table_name, column_name, row_uuid),
  foreign key (tenant_id, merge_uuid) references client_merges (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('client_merge_rows', audited => false);

-- A transaction follows its invoice to the other client.
grant update (service_buyer_uuid) on transactions to ultramar_app;

create index public_links_of_clients on public_links (record_uuid) where kind = 'client';

-- A tax id as duplicates are looked for: without punctuation and case.
alter table entities
  add column bare_nif text generated always as (nullif(regexp_replace(upper(nif), '[^A-Z0-9]', '', 'g'), '')) stored;
create index entities_of_bare_nif on entities (tenant_id, bare_nif) where bare_nif is not null;
