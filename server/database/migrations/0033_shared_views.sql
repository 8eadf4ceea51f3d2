-- A view that its owner shares with the company, under the owner's name.
alter table saved_views
  add column shared boolean not null default false,
  add column owner_name text not null default actor_name(current_actor());
alter table saved_views no force row level security;
alter table saved_views disable trigger user;
update saved_views v set owner_name = u.name from users u where u.uuid = v.owner;
alter table saved_views enable trigger user;
alter table saved_views force row level security;
create index on saved_views (tenant_id, resource, name) where shared;
