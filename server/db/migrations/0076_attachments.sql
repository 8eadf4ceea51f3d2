-- Who put a file beside its record, and when. What came before these columns was put there by nobody that is known.
alter table stored_files
  add column added_at timestamptz not null default now(),
  add column added_by text not null default current_actor();

-- What a company attached lately: its budget of an hour.
create index on stored_files (tenant_id, added_at) where property = 'attachments';

select keep_files('invoices');
