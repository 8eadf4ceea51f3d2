-- The tenant of this transaction. Null, which equals no row's tenant, when none is set.
create or replace function current_tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::uuid;
