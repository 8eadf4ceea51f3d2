const unlike = (side: 'origin' | 'destiny', party: 'service_provider' | 'service_buyer'): string =>
  `pair #>> '{${side},identifier}' <> c.${party} #>> '{location,country,identifier}'`;

// Of one party each, so that for thousands of contracts the archived ones are read once.
const isArchived = (party: 'service_buyer' | 'payment_responsible'): string =>
  `exists (select from entities e where e.tenant_id = $1 and e.archived and e.uuid = c.${party}_uuid)`;

// As `fitsCorridor` of the domain, of all pairs: a country that nobody named is null, and null is unlike nothing.
const isUnfit = `exists (
  select from jsonb_array_elements(t.jurisdictions) pair
  where ${unlike('origin', 'service_provider')} or ${unlike('destiny', 'service_buyer')})`;

/**
 * Why invoices to come of the contract `c` are not issued as it stands, under the terms `t` (`is_stale`, `total`,
 * `jurisdictions`): an expression for statements of the tenant `$1`, null where they are. The one rule of the command that
 * issues them, and of whatever foretells what it will do.
 */
export const reasonAgainst = `case
  when ${isArchived('service_buyer')} or ${isArchived('payment_responsible')} then 'party_archived'
  when not exists (select from currencies y where y.code = c.currency) then 'currency_retired'
  when t.is_stale then 'terms_outdated'
  when t.total < 0 then 'total_negative'
  when not c.confirm_scenarios and ${isUnfit} then 'scenario_unfit'
end`;
