-- What is said of one invoice alone does not last: a contract that is extended goes on without it.
alter table occurrences
  -- What it would say had no amendment been about it alone, where that is something else.
  add column lasting_terms_uuid uuid;

-- So far it went on from what the last invoice said that no amendment had been about alone.
alter table occurrences no force row level security;
alter table contract_amendments no force row level security;
with alone as (
  select distinct tenant_id, contract_uuid, occurrence from contract_amendments
  where reach = 'only' and kind in ('lines', 'details', 'terms', 'adjust'))
update occurrences o set lasting_terms_uuid = (
  select p.terms_uuid from occurrences p
  where p.tenant_id = o.tenant_id and p.contract_uuid = o.contract_uuid and p.occurrence < o.occurrence
    and (p.tenant_id, p.contract_uuid, p.occurrence) not in (select * from alone)
  order by p.occurrence desc limit 1)
from alone a where (o.tenant_id, o.contract_uuid, o.occurrence) = (a.tenant_id, a.contract_uuid, a.occurrence);
alter table contract_amendments force row level security;
alter table occurrences force row level security;

alter table occurrences
  add foreign key (tenant_id, lasting_terms_uuid) references contract_terms (tenant_id, uuid) deferrable initially deferred;
create index occurrences_of_lasting_terms on occurrences (tenant_id, lasting_terms_uuid) where lasting_terms_uuid is not null;
