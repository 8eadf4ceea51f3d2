-- Lets the rows of a table have files, which are deleted with their row.
create or replace function keep_files(table_name text) returns void
  language plpgsql
as $$
begin
  execute format(
    'create trigger delete_files after delete on %I referencing old table as gone '
    'for each statement execute function delete_files()',
    table_name
  );
end $$;
revoke execute on function keep_files from public;
