-- The realms of all companies of a user. Of their rules the strictest counts.
create or replace function realms_of(of_user uuid) returns setof realms language sql stable begin atomic
  select r.* from user_references m join tenants t on t.slug = m.value join realms r on r.tenant_uuid = t.id
  where m.user_uuid = of_user and m.kind = 'tenant';
end;
