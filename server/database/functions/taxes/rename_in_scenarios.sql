-- Gives the scenarios of a renamed tribute a new version, since they show its names.
create or replace function rename_in_scenarios() returns trigger language plpgsql as $$
begin
  update scenarios s set name = s.name from (
    select distinct r.tenant_id, r.scenario_uuid from scenario_tributes r
    join after a on a.tenant_id = r.tenant_id and a.uuid = r.tribute_uuid
    join before b on b.tenant_id = a.tenant_id and b.uuid = a.uuid
      and (b.name, b.pt_name, b.en_name, b.es_name) is distinct from (a.name, a.pt_name, a.en_name, a.es_name)
  ) naming
  where s.tenant_id = naming.tenant_id and s.uuid = naming.scenario_uuid;
  return null;
end $$;

create trigger rename_in_scenarios after update on tributes referencing old table as before new table as after
  for each statement execute function rename_in_scenarios();
