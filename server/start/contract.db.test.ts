import { expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { makeRegistrations } from '../../tests/support/company.ts';

interface Body {
  content: Record<string, { example?: object }>;
}

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const { company } = await makeRegistrations(api, ana);
const paths: Record<string, { post: { requestBody: Body } }> = (await api.anonymous.get('/api/openapi.json')).json()
  .paths;

/** Posts the contract's example of a path, with the keys of existing records. */
async function postExample(path: string, keys: Record<string, string> = {}) {
  const example = paths[path]?.post.requestBody.content['application/json']?.example;
  const text = Object.entries(keys).reduce(
    (json, [madeUp, real]) => json.replace(madeUp, real),
    JSON.stringify(example),
  );
  const answer = await ana.post(path, JSON.parse(text));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const madeUp = (last: number) => `0198f6b2-0000-7000-8000-00000000000${last}`;

it('has examples from which a stranger makes an invoice', async () => {
  const tribute = await postExample('/api/v2/tributes');
  const scenario = await postExample('/api/v2/scenarios', { [madeUp(1)]: tribute.uuid });
  const entity = await postExample('/api/v2/entities');
  const item = await postExample('/api/v2/invoice/items');
  const invoice = await postExample('/api/v2/invoice/invoices-single/create', {
    [madeUp(2)]: company,
    [madeUp(3)]: entity.uuid,
    [madeUp(4)]: item.uuid,
    [madeUp(5)]: scenario.uuid,
  });
  expect(invoice).toMatchObject({ status: 'draft', subtotal: '2500.00', exporter_net_total: '2427.50' });
});
