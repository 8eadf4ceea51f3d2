-- What a line takes from its item: the unit, the price in its currency and the scenario.
alter table items
  add column unit_code text check (unit_code ~ '^[A-Z0-9]{2,3}$'),
  add column prices jsonb not null default '[]' check (jsonb_typeof(prices) = 'array'),
  add column scenery_uuid uuid,
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
create index items_of_scenery_uuid on items (tenant_id, archived, scenery_uuid, uuid);
create index items_by_scenery on items (tenant_id, scenery_uuid) where scenery_uuid is not null;
