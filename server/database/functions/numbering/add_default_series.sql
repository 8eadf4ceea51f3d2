-- Gives the current tenant the series `default` of a type of documents, which prints the number alone.
create or replace function add_default_series(of_type text) returns void language sql as $$
  insert into series (tenant_id, uuid, document_type, name, prefix, pattern, is_default, is_fixed)
  values (current_tenant(), default_series(current_tenant(), of_type), of_type, 'default', '', '{prefix}{number}', true, true)
  on conflict do nothing
$$;
