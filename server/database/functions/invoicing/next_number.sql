-- The current tenant's next number, or the first of its next `count` ones. The counter stays locked until the transaction ends,
-- so take it in the last statement; a rollback returns its numbers.
create or replace function next_number(counter text, count bigint default 1) returns bigint language plpgsql as $$
declare
  given bigint;
begin
  insert into counters as c (tenant_id, name, next) values (current_tenant(), counter, 1 + count)
    on conflict (tenant_id, name) do update set next = c.next + count
    returning next - count into given;
  return given;
end $$;
