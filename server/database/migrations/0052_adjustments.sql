-- Discounts and charges of lines and documents. Null means none: the total of a line, or the subtotal of a document, is
-- then its net, so that no row is written again.
alter table invoice_items
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column gross numeric(20, 3),
  add column share numeric(20, 3),
  add column net numeric(20, 3);
alter table contract_items
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column gross numeric(20, 3),
  add column share numeric(20, 3),
  add column net numeric(20, 3);
alter table invoices
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column net numeric(20, 3);
alter table contract_terms
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column net numeric(20, 3);

-- Items and scenarios are worth what is left after discounts.
alter table invoice_lines_daily rename column total to net;
