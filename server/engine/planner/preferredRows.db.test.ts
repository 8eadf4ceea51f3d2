import { describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../tests/support/company.ts';
import { testWorkshop } from '../../../tests/support/useCases.ts';

const { api, written } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');

const namesOf = async (url: string): Promise<string[]> => {
  const answer = await ana.get(`/api/v2/${url}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results.map(({ name }: { name: string }) => name);
};

describe('the first records of a list', () => {
  const scenario = (name: string, origin: number, destiny: number) =>
    make(ana, '/api/v2/scenarios', { name, description: 'x', origin, destiny });

  it('have the requested keys; the others follow in the order of the list', async () => {
    await scenario('A to Spain', 76, 724);
    await scenario('B from Portugal', 620, 840);
    await scenario('Z to US', 76, 840);
    const fitting = ['Brazil to US', 'Z to US'];
    expect(await namesOf('scenarios?between=76,840')).toEqual([...fitting, 'A to Spain', 'B from Portugal']);
    expect(await namesOf('scenarios?between=76,840&per_page=3')).toEqual([...fitting, 'A to Spain']);
    expect(await namesOf('scenarios?between=76,840&search=to')).toEqual([...fitting, 'A to Spain']);
    expect(await namesOf('scenarios?between=76,840&sort=-name')).toEqual([
      'Z to US',
      'Brazil to US',
      'B from Portugal',
      'A to Spain',
    ]);
    expect(await namesOf('scenarios?between=392,840&search=spain')).toEqual(['A to Spain']);
  });

  it('match as many keys as there are references', async () => {
    const answer = await ana.get('/api/v2/scenarios?between=76');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['between']]);
  });

  it('are the recently used ones, the latest first, each once', async () => {
    const entity = (name: string) => make(ana, '/api/v2/entities', { name, location: usLocation });
    const [zeta, ypsilon] = [await entity('Zeta'), await entity('Ypsilon')];
    await entity('Alfa');
    await written({ is_draft: true });
    for (const buyer of [zeta, ypsilon, zeta]) await written({ service_buyer_uuid: buyer, is_draft: true });
    expect(await namesOf('entities?recent=invoices')).toEqual(['Zeta', 'Ypsilon', 'Blue Harbor Inc', 'Alfa']);
    expect(await namesOf('entities?recent=invoices&per_page=2')).toEqual(['Zeta', 'Ypsilon']);
    expect(await namesOf('entities?recent=invoices&search=lue')).toEqual(['Blue Harbor Inc']);
    expect(await namesOf('entities?recent=invoices&page=2&per_page=3')).toEqual(['Zeta']);
    expect(await namesOf('entities?recent=invoices&sort=name&page=2&per_page=2')).toEqual(['Ypsilon', 'Zeta']);
    await ana.put(`/api/v2/entities/${zeta}/archive`);
    expect(await namesOf('entities?recent=invoices')).toEqual(['Ypsilon', 'Blue Harbor Inc', 'Alfa']);
  });

  it('are absent if none was used, and known only for resources that others refer to', async () => {
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.get('/api/v2/entities?recent=invoices')).json()).toEqual({ results: [], count: 0 });
    expect((await gil.get('/api/v2/entities?recent=tributes')).statusCode).toBe(400);
    expect((await gil.get('/api/v2/invoice/items?recent=invoices')).json().code).toBe('unknown_parameter');
  });
});
