-- What a tribute of a scenario says beyond its rate, and how a scenario rounds. Without these every figure stays as it is.
alter table scenarios
  add column rounding text not null default 'line' check (rounding in ('line', 'document'));

alter table scenario_tributes
  add column valid_from date,
  add column valid_until date,
  add column amounts jsonb check (jsonb_typeof(amounts) = 'array'),
  add column minimums jsonb check (jsonb_typeof(minimums) = 'array'),
  add column maximums jsonb check (jsonb_typeof(maximums) = 'array'),
  add column base_includes jsonb check (jsonb_typeof(base_includes) = 'array'),
  add column base_includes_self boolean,
  add column base_percent numeric(7, 4) check (base_percent between 0 and 100),
  add column recoverable numeric(7, 4) check (recoverable between 0 and 100),
  add column per text check (per in ('line', 'unit', 'document')),
  add column limits_per text check (limits_per in ('line', 'document')),
  add column pt_note text,
  add column en_note text,
  add column es_note text,
  add column category text check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  add column reason_code text,
  add column show text check (show in ('amount', 'note')),
  add check (valid_from <= valid_until);

create index scenario_tributes_dated on scenario_tributes (tenant_id, scenario_uuid)
  where valid_from is not null or valid_until is not null;

-- What the bearers of the taxes of a document get back; null for nothing. Its lines have it in their scenarios.
alter table invoices add column importer_recoverable numeric(20, 3), add column exporter_recoverable numeric(20, 3);
alter table quotes add column importer_recoverable numeric(20, 3), add column exporter_recoverable numeric(20, 3);
alter table proformas add column importer_recoverable numeric(20, 3), add column exporter_recoverable numeric(20, 3);
alter table credit_notes add column importer_recoverable numeric(20, 3), add column exporter_recoverable numeric(20, 3);
alter table debit_notes add column importer_recoverable numeric(20, 3), add column exporter_recoverable numeric(20, 3);

-- The day whose tributes the amounts of terms have: another day may have others.
alter table contract_terms
  add column importer_recoverable numeric(20, 3),
  add column exporter_recoverable numeric(20, 3),
  add column taxed_on date;
