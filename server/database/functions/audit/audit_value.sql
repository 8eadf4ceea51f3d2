-- A value as the audit log keeps it: a digest stands for one that is too long to read.
create or replace function audit_value(value jsonb) returns jsonb
  language sql stable parallel safe
  return case when pg_column_size(value) > 4096 then to_jsonb('md5:' || md5(value::text)) else value end;
