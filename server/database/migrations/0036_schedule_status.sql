-- Saved views of invoices keep their filter by schedule status under its new name.
alter table saved_views no force row level security;
alter table saved_views disable trigger user;
update saved_views set state = replace(state, '"standing":', '"schedule_status":')
where resource = 'invoices' and state like '%"standing":%';
alter table saved_views enable trigger user;
alter table saved_views force row level security;
