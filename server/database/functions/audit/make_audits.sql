-- Makes the audit functions of all audited tables again: after each change of the schema, since each names its columns.
create or replace function make_audits() returns void
  language sql set search_path = pg_catalog, public, pg_temp
as $$
  select make_audit(tgrelid, split_part(encode(tgargs, 'escape'), '\000', 1)) from pg_trigger
  where tgname = 'audit_insert' order by tgrelid::regclass::text
$$;
revoke execute on function make_audits from public;
