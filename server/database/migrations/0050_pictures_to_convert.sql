-- Pictures that were stored as they came, before uploads were converted. The job `convertPictures` takes each once.
create table pictures_to_convert (
  tenant_id uuid not null references tenants (id),
  -- What has the picture: a record with files, or a document with a logo of its own.
  owner_table text not null check (owner_table in ('company_settings', 'entities', 'contracts', 'invoices')),
  -- The key of the file, or of the document.
  picture_uuid uuid not null,
  primary key (tenant_id, owner_table, picture_uuid)
);
select guard_tenant_table('pictures_to_convert', audited => false);

-- Why a picture cannot be shown: it is damaged, or takes too much to decode.
alter table stored_files add column refused text check (refused in ('damaged', 'tooLarge'));

-- Issued invoices keep what they were issued with.
alter table stored_files no force row level security;
alter table contract_logos no force row level security;
alter table invoice_logos no force row level security;
alter table invoices no force row level security;
alter table pictures_to_convert no force row level security;
insert into pictures_to_convert (tenant_id, owner_table, picture_uuid)
select tenant_id, owner_table, uuid from stored_files
where owner_table in ('company_settings', 'entities') and property = 'logo'
union all
select tenant_id, 'contracts', contract_uuid from contract_logos
union all
select l.tenant_id, 'invoices', l.invoice_uuid from invoice_logos l
join invoices i on i.tenant_id = l.tenant_id and i.uuid = l.invoice_uuid and i.status = 'draft';
alter table pictures_to_convert force row level security;
alter table invoices force row level security;
alter table invoice_logos force row level security;
alter table contract_logos force row level security;
alter table stored_files force row level security;
