-- The next `wanted` numbers of a series of the current tenant, for documents dated in `year`, from `first_day` to `last_day`. The
-- first number fixes how the series prints; it waits for one who edits the series. The counter stays locked until the transaction
-- ends, so take numbers in the last statement, and those of several series in the order of their keys; a rollback returns them.
-- With `in_order` no document is dated before the last number of its series.
create or replace function draw_numbers(of_type text, of_series uuid, year integer, wanted bigint, first_day date, last_day date,
    in_order boolean, out first bigint, out period integer, out prefix text, out pattern text)
  language plpgsql
as $$
declare
  is_fixed boolean;
  restart text;
begin
  select s.is_fixed, s.restart, s.prefix, s.pattern into strict is_fixed, restart, prefix, pattern
  from series s where s.tenant_id = current_tenant() and s.uuid = of_series;
  if not is_fixed then
    update series s set is_fixed = true where s.tenant_id = current_tenant() and s.uuid = of_series
      returning s.restart, s.prefix, s.pattern into strict restart, prefix, pattern;
  end if;
  period := case restart when 'year' then year end;
  insert into counters as c (tenant_id, name, next, last_on)
    values (current_tenant(), counter_of(of_type, case when prefix <> '' then of_series end, period), 1 + wanted, last_day)
    on conflict (tenant_id, name) do update set next = c.next + wanted, last_on = greatest(c.last_on, excluded.last_on)
      where not in_order or c.last_on is null or c.last_on <= first_day
    returning next - wanted into first;
  if first is null then
    raise exception 'a document would be dated before the last number of its series'
      using errcode = 'check_violation', constraint = 'emission_in_order';
  end if;
end $$;
