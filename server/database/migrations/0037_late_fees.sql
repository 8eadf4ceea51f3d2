-- What a company charges for late payment; nothing until it is turned on.
create table late_fee_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  is_on boolean not null default false,
  interest_percent numeric(9, 4) check (interest_percent between 0 and 1000),
  interest_per text not null default 'year' check (interest_per in ('year', 'month')),
  interest_from_days integer not null default 0 check (interest_from_days between 0 and 365),
  smallest_days integer not null default 1 check (smallest_days between 0 and 365),
  fee_amount numeric(20, 3) check (fee_amount > 0),
  fee_currency text,
  item_uuid uuid,
  scenario_uuid uuid,
  in_reminders boolean not null default false,
  pt_words text check (length(pt_words) <= 500),
  en_words text check (length(en_words) <= 500),
  es_words text check (length(es_words) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  foreign key (tenant_id, scenario_uuid) references scenarios (tenant_id, uuid),
  check ((fee_amount is null) = (fee_currency is null)),
  check (not is_on or (item_uuid is not null and scenario_uuid is not null))
);
select guard_tenant_table('late_fee_settings');
select make_single('late_fee_settings');
create index late_fee_settings_of_item on late_fee_settings (tenant_id, item_uuid) where item_uuid is not null;
create index late_fee_settings_of_scenario on late_fee_settings (tenant_id, scenario_uuid) where scenario_uuid is not null;

-- The invoice whose late payment this one charges.
alter table invoices
  add column late_charge_of_uuid uuid,
  add foreign key (tenant_id, late_charge_of_uuid) references invoices (tenant_id, uuid);
create index invoices_late_charges on invoices (tenant_id, late_charge_of_uuid) where late_charge_of_uuid is not null;
