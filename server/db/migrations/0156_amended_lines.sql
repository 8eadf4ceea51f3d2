-- How many lines an amendment wrote: what a company may write by amendments in an hour is bounded.
alter table contract_amendments add column lines_written integer not null default 0;
create index contract_amendments_by_time on contract_amendments (tenant_id, created_at) include (lines_written);
select make_audits();
