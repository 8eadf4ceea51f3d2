-- How long a run took, as people ask for it.
alter table runs add column seconds numeric(12, 1) generated always as (extract(epoch from finished_at - started_at)) stored;
