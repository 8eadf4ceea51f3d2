-- A line says for which days it is, and a contract whether its lines are for the days after or before their due dates.
alter table invoice_items add column period jsonb;
alter table contract_items add column period jsonb;
alter table contracts
  add column billing_period text not null default 'none' check (billing_period in ('none', 'advance', 'arrears'));

-- Items have names in the languages of documents, which lines keep.
alter table items add column pt_name text, add column en_name text, add column es_name text;
alter table invoice_items add column item_names jsonb;
alter table contract_items add column item_names jsonb;
