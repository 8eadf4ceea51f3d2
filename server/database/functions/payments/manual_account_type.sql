-- The account type of accounts for which none was chosen.
create or replace function manual_account_type() returns uuid language sql stable set search_path = public, pg_temp as $$
  select uuid from account_types where built_in limit 1
$$;
