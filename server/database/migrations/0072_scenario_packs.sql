-- The pack that a scenario was adopted from, with its variant and version.
alter table scenarios
  add column pack_code text,
  add column pack_variant text,
  add column pack_version date,
  add check (num_nulls(pack_code, pack_variant, pack_version) in (0, 3));
