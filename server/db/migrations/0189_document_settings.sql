-- What the documents of a company begin with, as its settings.

alter table companies
  add column template_uuid uuid,
  add column terms_payment text,
  add column observation text,
  add column document_language text not null default 'client' check (document_language in ('client', 'pt', 'en', 'es')),
  add column show_tax_invoice boolean not null default true,
  add column show_exporter_net boolean not null default false,
  add foreign key (tenant_id, template_uuid) references invoice_templates (tenant_id, uuid);

create view document_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, template_uuid, currency, document_language as language, terms_payment, observation,
    show_tax_invoice, show_exporter_net, version
  from companies;
grant select, update (template_uuid, currency, language, terms_payment, observation, show_tax_invoice, show_exporter_net)
  on document_settings to ultramar_app;

create or replace function companies_of(tenants uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select c.tenant_id, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
        c.location_longitude, c.location_complement, c.location_country_id)
      || jsonb_strip_nulls(jsonb_build_object('tax_regime', c.tax_regime, 'segment', c.segment, 'currency', c.currency,
        'responsible_name', c.responsible_name, 'responsible_email', c.responsible_email,
        'allows_retroactive', c.allows_retroactive, 'issue_lead_days', c.issue_lead_days, 'hold_late_days', c.hold_late_days,
        'documents', jsonb_build_object('language', c.document_language, 'terms_payment', c.terms_payment,
          'observation', c.observation, 'show_tax_invoice', c.show_tax_invoice, 'show_exporter_net', c.show_exporter_net),
        'tenant', t.slug, 'time_zone', t.time_zone,
        'logo', '/api/v1/auth/realm/logo?tenant=' || t.slug || '&file=' || f.uuid))
      from companies c join tenants t on t.id = c.tenant_id
      left join stored_files f on f.tenant_id = c.tenant_id and f.owner_table = 'company_settings'
        and f.owner_uuid = c.tenant_id and f.property = 'logo';
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
