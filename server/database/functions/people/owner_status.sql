-- The status of a tenant's first owner: joined, or the state of their newest invitation.
create or replace function owner_status(asked uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select case when exists (
      select from user_roles m join roles r on r.uuid = m.role_uuid where m.tenant_uuid = asked and r.built_in = 'owner'
    ) then 'joined' else coalesce((
      select case i.status when 'pending' then 'invited' when 'accepted' then 'left' else i.status end
      from platform_invitations i join tenants t on t.id = i.company_uuid and lower(t.owner_email) = lower(i.email)
      where i.company_uuid = asked order by i.created_at desc limit 1
    ), 'none') end
$$;
