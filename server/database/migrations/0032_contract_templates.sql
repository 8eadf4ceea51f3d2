-- A contract's document keeps its template as it was when its terms were agreed.
alter table contract_terms
  add column template_version_uuid uuid,
  add foreign key (tenant_id, template_version_uuid) references invoice_template_versions (tenant_id, uuid);
create index contract_terms_by_template_version on contract_terms (tenant_id, template_version_uuid)
  where template_version_uuid is not null;
