-- Keeps the own hosts of companies apart: none is equal to another's, below it or above it.
create or replace function keep_hosts_apart() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- One after the other: two who save at the same time do not see each other's host.
  perform pg_advisory_xact_lock(hashtextextended('realm hosts', 0));
  if exists (
    select from realms r
    where r.uuid <> new.uuid and (starts_with(reverse(r.host) || '.', reverse(new.host) || '.')
      or starts_with(reverse(new.host) || '.', reverse(r.host) || '.'))
  ) then
    raise exception 'another company has this host, or one above or below it' using errcode = 'exclusion_violation',
      constraint = 'realms_host_apart';
  end if;
  return new;
end $$;

create trigger keep_hosts_apart before insert or update of host on realms
  for each row when (new.host is not null) execute function keep_hosts_apart();
