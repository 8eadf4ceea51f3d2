-- A password link that a stranger asks for does not replace one that its owner asked for.
alter table one_time_links add column is_known boolean not null default false;
