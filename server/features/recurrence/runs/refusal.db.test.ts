import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unprintableIn } from '../../../../domain/letters/unprintable.ts';
import { corridorOf, fitsCorridor } from '../../../../domain/documents/scenarioFit.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { reasonAgainst } from './refusal.ts';

const { ownerPool } = await testDatabase();

const select = `
  select ${reasonAgainst} as reason
  from jsonb_to_record($2) c (service_buyer_uuid uuid, payment_responsible_uuid uuid, currency text, confirm_scenarios boolean,
    service_provider jsonb, service_provider_uuid uuid,
    service_buyer jsonb, payment_responsible jsonb), jsonb_to_record($3) t (is_stale boolean, total numeric, jurisdictions jsonb),
    jsonb_to_record($3) m (account_uuid uuid, uuid uuid, template text, company_number text, observation text, terms_payment text)
  where $1::uuid is null`;

const countries = ['BR', 'US', undefined];
const pairs = countries.flatMap((origin) => countries.map((destiny) => ({ origin, destiny })));
const named = (identifier: string | undefined) => (identifier === undefined ? undefined : { id: 1, identifier });
const party = (identifier: string | undefined) => ({ location: { country: named(identifier) } });

it('a scenario prevents an invoice exactly if the domain says that it is for other countries', async () => {
  for (const document of pairs) {
    const contract = {
      currency: 'USD',
      confirm_scenarios: false,
      service_provider: party(document.origin),
      service_buyer: party(document.destiny),
    };
    for (const scenario of pairs) {
      const jurisdiction = { origin: named(scenario.origin), destiny: named(scenario.destiny) };
      const terms = { is_stale: false, total: 1, jurisdictions: [{}, jurisdiction] };
      const { rows } = await ownerPool.query(select, [null, contract, terms]);
      const fits = fitsCorridor(corridorOf(jurisdiction), document);
      expect({ document, scenario, rows }).toEqual({
        document,
        scenario,
        rows: [{ reason: fits ? null : 'scenario_unfit' }],
      });
    }
  }
});

const fitting = {
  currency: 'USD',
  confirm_scenarios: false,
  service_provider: party('BR'),
  service_buyer: party('US'),
};
const elsewhere = [{ origin: named('BR'), destiny: named('PT') }];

it.each([
  [{}, {}, null],
  [{ currency: 'XQX' }, {}, 'currency_retired'],
  [{}, { is_stale: true }, 'terms_outdated'],
  [{}, { total: 0 }, null],
  [{}, { total: -0.01 }, 'total_negative'],
  [{}, { jurisdictions: elsewhere }, 'scenario_unfit'],
  [{}, { observation: 'São Paulo বাংলা' }, null],
  [{}, { observation: '𝒳' }, 'letter_unprintable'],
  [{ payment_responsible: { name: 'Acme 𝒳' } }, {}, 'letter_unprintable'],
  [{ confirm_scenarios: true }, { jurisdictions: elsewhere }, null],
])('an invoice of a contract with %j under terms with %j is held because: %s', async (contract, terms, reason) => {
  const usual = { is_stale: false, total: 1, jurisdictions: [{ origin: named('BR'), destiny: named('US') }] };
  const { rows } = await ownerPool.query(select, [null, { ...fitting, ...contract }, { ...usual, ...terms }]);
  expect(rows).toEqual([{ reason }]);
});

it('the database finds exactly the texts that the domain cannot print', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 4 }), 2_000).map((text) => text.replaceAll('\0', ''));
  const sound = [...texts, 'বাংলা 𠮷', 'نمی\u200cخواهم', 'Sa\u0303o', '🚀', '\ufffd', 'x𝒳'].filter((text) =>
    text.isWellFormed(),
  );
  const { rows } = await ownerPool.query<{ found: boolean }>(
    'select is_unprintable(t) as found from unnest($1::text[]) with ordinality u (t, at) order by at',
    [sound],
  );
  expect(rows.map(({ found }) => found)).toEqual(sound.map((text) => unprintableIn(text) !== undefined));
});
