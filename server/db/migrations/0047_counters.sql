-- Numbers without gap or double, of whatever is numbered: one table has each tenant's next ones, in place of one for each
-- resource. A counter begins when it is first asked.

create table counters (
  tenant_id uuid not null references tenants (id) on delete cascade,
  name text not null,
  next bigint not null,
  primary key (tenant_id, name)
);
select guard_tenant_table('counters', false);
revoke delete on counters from ultramar_app;

-- The current tenant's next number, or the first of its next `count` ones. The counter stays locked until the transaction
-- ends, so whoever writes takes it in the last statement; what rolls back gives its numbers back.
create function next_number(counter text, count bigint default 1) returns bigint language plpgsql as $$
declare
  given bigint;
begin
  insert into counters as c (tenant_id, name, next) values (current_tenant(), counter, 1 + count)
    on conflict (tenant_id, name) do update set next = c.next + count
    returning next - count into given;
  return given;
end $$;

-- From here on nobody takes a number, until all are where they belong.
lock table invoice_numbers in access exclusive mode;
alter table invoice_numbers no force row level security;
alter table counters no force row level security;
insert into counters (tenant_id, name, next) select tenant_id, 'invoices', next from invoice_numbers;
alter table counters force row level security;
drop table invoice_numbers;

-- A tenant starts with the built-in models.
create or replace function furnish_tenant() returns trigger language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.id::text, true);
  insert into invoice_templates (tenant_id, name, link, editable, "default") values (new.id, 'Ultramar', 'invoiceTemplate1', false, true);
  perform set_config('app.tenant', before, true);
  return null;
end $$;
