import { describe, expect, it } from 'vitest';
import { lineBody, makeScenario } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { made, ana, at, contract, amend, foresee } = await contractWorkshop();

describe('an invalid amendment', () => {
  it.each([
    [{ kind: 'raise' }, 'kind'],
    [{ kind: 'lines' }, 'items_invoice'],
    [{ kind: 'lines', items_invoice: [] }, 'items_invoice'],
    [{ kind: 'lines', items_invoice: [{ price: '1', item: made.item }] }, 'items_invoice.0.scenery'],
    [{ kind: 'lines', items_invoice: [lineBody(made, { price: '0' })] }, 'items_invoice.0.price'],
    [{ kind: 'details' }, 'kind'],
    [{ kind: 'details', template: 'none' }, 'template'],
    [{ kind: 'details', account_uuid: made.item }, 'account_uuid'],
    [{ kind: 'details', send_email: true, responsible_name: 'Bo' }, 'responsible_email'],
    [{ kind: 'terms' }, 'kind'],
    [{ kind: 'terms', reach: 'from', occurrence: 4 }, 'kind'],
    [{ kind: 'terms', items_invoice: [] }, 'items_invoice'],
    [{ kind: 'terms', observation: 'As agreed', occurrence: 13 }, 'occurrence'],
    [{ kind: 'terms', observation: 'As agreed', percent: '1' }, 'percent'],
    [{ kind: 'adjust' }, 'percent'],
    [{ kind: 'adjust', percent: '1', amount: '1' }, 'amount'],
    [{ kind: 'adjust', percent: '-100' }, 'percent'],
    [{ kind: 'adjust', amount: '-1000' }, 'amount'],
    [{ kind: 'adjust', amount: '9999999999' }, 'amount'],
    [{ kind: 'adjust', amount: '0.001' }, 'amount'],
    [{ kind: 'adjust', percent: '1', reach: 'only' }, 'occurrence'],
    [{ kind: 'adjust', percent: '1', occurrence: 13 }, 'occurrence'],
    [{ kind: 'pause', from: '2026-05-01', until: '2026-04-30' }, 'until'],
    [{ kind: 'pause', from: '2026-05-01', until: '2026-05-02' }, 'from'],
    [{ kind: 'pause', from: '2026-02-30' }, 'from'],
    [{ kind: 'pause', from: '2026-05-01', percent: '1' }, 'percent'],
    [{ kind: 'resume' }, 'occurrence'],
    [{ kind: 'extend', frequency: 12 }, 'frequency'],
    [{ kind: 'extend', frequency: 601 }, 'frequency'],
    [{ kind: 'end', last_occurrence: 12 }, 'last_occurrence'],
    [{ kind: 'end', until: '2026-03-30' }, 'until'],
  ])('%j is rejected at %s', async (body, path) => {
    const uuid = await contract();
    const before = (await ana.get(`${at}/${uuid}`)).json();
    for (const ask of [amend, foresee]) {
      const answer = await ask(uuid, body);
      expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [path]]);
    }
    expect((await ana.get(`${at}/${uuid}`)).json()).toEqual(before);
  });
});

it.each([
  [{ percent: '-60' }, 'percent'],
  [{ amount: '-600' }, 'amount'],
])('a price adjustment by %j that makes a total negative is rejected at its field, with the tax', async (by, path) => {
  const scenario = await makeScenario(ana, [
    { name: 'Levy', is_origin: false, tax_responsible: 'exporter', type: 'Fixed_Value', value: '500' },
  ]);
  const uuid = await contract({ items_invoice: [lineBody(made, { scenery: { uuid: scenario } })] });
  for (const ask of [amend, foresee]) {
    const answer = await ask(uuid, { kind: 'adjust', ...by });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { [path]: 'Com o tributo “Levy”, que retém R$\u00a0500,00, o total da fatura ficaria negativo' },
    ]);
  }
});
