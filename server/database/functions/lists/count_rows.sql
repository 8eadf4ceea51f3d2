-- Counts a table's rows.
create or replace function count_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_to_count(tenant_id, tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end)
    from changed group by tenant_id;
  return null;
end $$;
