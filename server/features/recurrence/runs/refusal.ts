import { isUnusable } from '../../../engine/documents/drafts/choices.ts';
import { isUnprintableBeside } from '../../../engine/documents/issuing/printedBeside.ts';

const unlike = (side: 'origin' | 'destiny', party: 'service_provider' | 'service_buyer'): string =>
  `pair #>> '{${side},identifier}' <> c.${party} #>> '{location,country,identifier}'`;

// One condition per party, so that thousands of contracts read the archived entities only once.
const isArchived = (party: 'service_buyer' | 'payment_responsible'): string =>
  `exists (select from entities e where e.tenant_id = $1 and e.archived and e.uuid = c.${party}_uuid)`;

const isAccountUnusable = `exists (
  select from accounts a where a.tenant_id = $1 and a.uuid = m.account_uuid and ${isUnusable})`;

// What an invoice prints of data that was entered before letters were checked (`domain/validation/letters.ts`).
const isUnprintable = `(
  is_unprintable(concat_ws(' ', c.service_provider, c.service_buyer, c.payment_responsible, m.company_number, m.observation,
    m.terms_payment))
  or exists (select from contract_items l where l.tenant_id = $1 and l.terms_uuid = m.uuid
    and is_unprintable(concat_ws(' ', l.item_description, l.description, jsonb_path_query_array(l.scenery, '$.tributes[*].name'))))
  or ${isUnprintableBeside({ account_uuid: 'm', service_provider_uuid: 'c', template: 'm' })})`;

// Like `fitsCorridor` of the domain, for all pairs: an unknown country is null, which never differs.
const isUnfit = `exists (
  select from jsonb_array_elements(t.jurisdictions) pair
  where ${unlike('origin', 'service_provider')} or ${unlike('destiny', 'service_buyer')})`;

/**
 * SQL expression: why occurrences of the contract `c` cannot be issued under the terms `m`, with the values `t` (`is_stale`,
 * `total`, `jurisdictions`); null if they can. For statements with the tenant in `$1`. The single rule for the issue command and
 * all previews.
 */
export const reasonAgainst = `case
  when ${isArchived('service_buyer')} or ${isArchived('payment_responsible')} then 'party_archived'
  when not exists (select from currencies y where y.code = c.currency) then 'currency_retired'
  when ${isAccountUnusable} then 'account_unusable'
  when t.is_stale then 'terms_outdated'
  when t.total < 0 then 'total_negative'
  when ${isUnprintable} then 'letter_unprintable'
  when not c.confirm_scenarios and ${isUnfit} then 'scenario_unfit'
end`;
