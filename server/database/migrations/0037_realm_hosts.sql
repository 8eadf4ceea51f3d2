-- A host is a name, and apart from those of other companies: of two that are not, the older one stays.
alter table realms no force row level security, disable trigger user;
update realms r set host = null
where r.host ~ '\.[0-9][^.]*$' or exists (
  select from realms o
  where (o.created_at, o.uuid) < (r.created_at, r.uuid) and (starts_with(reverse(r.host) || '.', reverse(o.host) || '.')
    or starts_with(reverse(o.host) || '.', reverse(r.host) || '.')));
alter table realms enable trigger user, force row level security, add check (host !~ '\.[0-9][^.]*$');
