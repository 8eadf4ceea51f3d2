-- In the order of numbers those that match are told from those without one, too: in the same indexes, not row by row.

drop index invoices_by_status, invoices_by_amount, invoices_search_text;
create index invoices_by_status on invoices (tenant_id, status, created_at desc, uuid desc) include (search_text, number);
create index invoices_by_amount on invoices (tenant_id, total_thousandths, uuid) include (status, created, search_text, number);
create index invoices_search_text on invoices (tenant_id, search_text) include (status, created, total_thousandths, type, number);
