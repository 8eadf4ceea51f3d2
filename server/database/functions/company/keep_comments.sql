-- Lets people comment on the rows of a table; the comments are deleted with their row.
create or replace function keep_comments(table_name text) returns void
  language plpgsql
as $$
begin
  execute format(
    'create trigger delete_comments after delete on %I referencing old table as gone '
    'for each statement execute function delete_comments()',
    table_name
  );
end $$;
revoke execute on function keep_comments from public;
