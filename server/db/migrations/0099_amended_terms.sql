-- One amendment changes what is billed and what else invoices say.
alter table contract_amendments
  drop constraint contract_amendments_kind_check,
  add constraint contract_amendments_kind_check
    check (kind in ('lines', 'details', 'terms', 'adjust', 'pause', 'resume', 'extend', 'end'));
