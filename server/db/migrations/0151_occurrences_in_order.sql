-- Lists of invoices to come also show paused ones, and are read on along their dates.
drop index occurrences_to_come;
create index occurrences_to_come on occurrences (tenant_id, created, uuid) where status in ('future', 'held', 'paused');
