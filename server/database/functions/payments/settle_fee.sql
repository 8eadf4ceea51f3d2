-- Derives from the type of a fee whether the scenario sets it; a fee that the line enters may be percent or money.
create or replace function settle_fee() returns trigger language plpgsql as $$
begin
  new.is_fixed := case new.type when 'Fixed' then false when 'Fixed_Value' then true else coalesce(new.is_fixed, false) end;
  return new;
end $$;

create trigger settle_fee before insert or update on scenario_tributes for each row execute function settle_fee();
