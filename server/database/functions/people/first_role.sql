-- The role to show for a user with several: the owner's first, then built-in ones, then the company's own.
create or replace function first_role(keys uuid[]) returns uuid language sql stable set search_path = public, pg_temp as $$
  select uuid from roles where uuid = any (keys)
  order by (built_in = 'owner') desc nulls last, built_in nulls last, name, uuid limit 1
$$;
