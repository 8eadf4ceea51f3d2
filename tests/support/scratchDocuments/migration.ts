/** The tables of documents that are stored by convention: header, lines and logos. */
const documentTables = (table: string, singular: string, further = ''): string => `
create table ${table} (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  number bigint,
  status text not null,
  company_number text,
  currency text not null,
  created date not null,
  due_date date not null,
  service_provider_uuid uuid not null,
  service_buyer_uuid uuid not null,
  payment_responsible_uuid uuid,
  account_uuid uuid,
  service_provider jsonb not null,
  service_buyer jsonb not null,
  payment_responsible jsonb,
  adjustments jsonb,
  subtotal numeric(20, 3) not null,
  net numeric(20, 3),
  total numeric(20, 3) not null,
  exporter_total_taxes_payable_exporter numeric(20, 3) not null,
  exporter_total_taxes_payable_importer numeric(20, 3) not null,
  importer_total_taxes_payable_exporter numeric(20, 3) not null,
  importer_total_taxes_payable_importer numeric(20, 3) not null,
  total_taxes numeric(20, 3) not null,
  importer_total_payable_exporter numeric(20, 3) not null,
  importer_total_payable numeric(20, 3) not null,
  exporter_net_total numeric(20, 3) not null,
  importer_recoverable numeric(20, 3),
  exporter_recoverable numeric(20, 3),
  observation text,
  purchase_order text,
  buyer_reference text,
  observation_rich jsonb,
  terms_payment text,
  terms_payment_rich jsonb,
  template text not null,
  label text,
  send_email boolean not null,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null,
  show_exporter_net boolean not null,
  public_hash text not null,${further}
  search_text text not null generated always as (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '')
    || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, number),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid)
);
select guard_tenant_table('${table}');
select make_search('${table}');
create index ${table}_search on ${table} using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_listed('${table}', array['total', 'status', 'created_at'], array['service_buyer_uuid']);
create table ${singular}_items (like invoice_items including defaults including constraints);
alter table ${singular}_items rename invoice_uuid to ${singular}_uuid;
alter table ${singular}_items add primary key (tenant_id, uuid), add unique (tenant_id, ${singular}_uuid, position),
  add foreign key (tenant_id) references tenants (id),
  add foreign key (tenant_id, ${singular}_uuid) references ${table} (tenant_id, uuid) on delete cascade deferrable initially deferred,
  add foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
select guard_tenant_table('${singular}_items', subject => '${singular}_uuid');
create table ${singular}_logos (
  tenant_id uuid not null references tenants (id),
  ${singular}_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, ${singular}_uuid),
  foreign key (tenant_id, ${singular}_uuid) references ${table} (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('${singular}_logos', audited => false);
`;

/** Registers the public links of documents. */
const publicLinks = (table: string, kind: string): string => `
alter table public_links drop constraint public_links_kind_check;
create function link_${table}() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, '${kind}', uuid from added;
  return null;
end $$;
create trigger link_added after insert on ${table} referencing new table as added
  for each statement execute function link_${table}();
`;

export const migration = [
  documentTables('delivery_notes', 'delivery_note', '\n  reason text not null,'),
  "select number_by_series('delivery_notes', 'delivery-notes');",
  publicLinks('delivery_notes', 'delivery-notes'),
  documentTables('estimates', 'estimate'),
].join('');
