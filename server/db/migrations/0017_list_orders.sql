-- Every order and filter of the list of invoices has an index to walk, so that a page costs the same at any size.

-- Drafts and future invoices have no number: among so many equals the key has to stand in the index too.
create index invoices_by_number on invoices (tenant_id, number, uuid);
create index invoices_by_company_number on invoices (tenant_id, company_number, uuid);
create index invoices_by_type on invoices (tenant_id, type, created_at desc, uuid desc);
