import { describe, expect, it } from 'vitest';
import { lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, itIs, contract, amend, run, invoicesOf } = await contractWorkshop({ observation: 'As agreed' });
const reword = (uuid: string, body: object) => amend(uuid, { kind: 'terms', ...body });
const dearer = { items_invoice: [lineBody(made, { price: '2000.00' })] };

const contentOf = async (uuid: string) =>
  (await invoicesOf(uuid)).map(({ total, observation }) => [total, observation]);
const history = async (uuid: string) =>
  (await ana.get(`/api/v2/audit/contract/${uuid}`)).json<{ changes: { amendment?: unknown[] } }[]>();
const [before, after] = [
  ['1080.00', 'As agreed'],
  ['2160.00', 'Two of them'],
];

describe('an amendment of terms', () => {
  it('changes lines and details together, from an invoice on', async () => {
    const uuid = await contract();
    const answer = await reword(uuid, {
      occurrence: 4,
      ...dearer,
      observation: 'Two of them',
      reason: 'Second team',
    });
    expect(answer.statusCode).toBe(200);
    expect(await contentOf(uuid)).toEqual(Array.from({ length: 12 }, (_, index) => (index < 3 ? before : after)));
    const amended = (await history(uuid)).flatMap(({ changes }) => changes.amendment?.[1] ?? []);
    expect(amended).toMatchObject([
      {
        kind: 'terms',
        reach: 'from',
        occurrence: 4,
        concerned: 9,
        lines: 1,
        change: { observation: 'Two of them' },
        reason: 'Second team',
        total_before: '12960.00',
        total_after: '22680.00',
      },
    ]);
  });

  it('leaves omitted properties unchanged, on one invoice or on all', async () => {
    const uuid = await contract({ company_number: 'PO 1' });
    await reword(uuid, { reach: 'only', occurrence: 2, ...dearer });
    await reword(uuid, { observation: 'Two of them' });
    expect((await contentOf(uuid)).slice(0, 3)).toEqual([
      ['1080.00', 'Two of them'],
      ['2160.00', 'Two of them'],
      ['1080.00', 'Two of them'],
    ]);
    expect((await invoicesOf(uuid)).every((one) => 'company_number' in one && one.company_number === 'PO 1')).toBe(
      true,
    );
  });

  it('changes the label from an invoice on, or clears it', async () => {
    const uuid = await contract({ label: 'Project A' });
    expect((await reword(uuid, { occurrence: 3, label: 'Project B' })).statusCode).toBe(200);
    expect((await reword(uuid, { occurrence: 12, label: '' })).statusCode).toBe(200);
    const labels = (await invoicesOf(uuid)).map((one) => ('label' in one ? one.label : undefined));
    expect([labels[1], labels[2], labels[10], labels[11]]).toEqual(['Project A', 'Project B', 'Project B', undefined]);
    expect((await reword(uuid, { label: 'x'.repeat(61) })).json().errors).toHaveProperty('label');
  });

  it('of the last invoice alone does not apply to added invoices', async () => {
    const uuid = await contract();
    await reword(uuid, { reach: 'only', occurrence: 12, ...dearer });
    await amend(uuid, { kind: 'extend', frequency: 13 });
    expect((await invoicesOf(uuid)).slice(11).map(({ total }) => total)).toEqual(['2160.00', '1080.00']);
  });

  it('is rejected with all errors together, and nothing is written', async () => {
    const uuid = await contract();
    const refused = await reword(uuid, {
      items_invoice: [lineBody(made, { price: '9999999999', quantity: '99999999' })],
      template: 'none',
      send_email: true,
    });
    expect([refused.statusCode, Object.keys(refused.json().errors).toSorted()]).toEqual([
      400,
      ['items_invoice.0.price', 'responsible_email', 'responsible_name', 'template'],
    ]);
    expect(await contentOf(uuid)).toEqual(Array.from({ length: 12 }, () => before));
  });

  it('of an invoice issued meanwhile is rejected, whichever follow it', async () => {
    const uuid = await contract();
    await itIs('2026-03-25T15:00:00Z');
    await run();
    for (const reach of ['from', 'only']) {
      const late = await reword(uuid, { reach, occurrence: 1, observation: 'Two of them' });
      expect([late.statusCode, late.json().errors]).toEqual([400, { occurrence: expect.stringContaining('fatura 1') }]);
    }
    expect((await reword(uuid, { occurrence: 2, observation: 'Two of them' })).statusCode).toBe(200);
    expect((await contentOf(uuid)).slice(0, 2)).toEqual([before, ['1080.00', 'Two of them']]);
  });

  it('of its only invoice alone leaves the former terms to those that are added', async () => {
    const uuid = await contract({ frequency: 1 });
    expect((await reword(uuid, { reach: 'only', occurrence: 1, ...dearer })).statusCode).toBe(200);
    await amend(uuid, { kind: 'extend', frequency: 2 });
    expect((await invoicesOf(uuid)).map(({ total }) => total)).toEqual(['2160.00', '1080.00']);
  });

  it('are shown of a contract as those of its next invoice, then of its last one', async () => {
    const uuid = await contract({ frequency: 2 });
    await reword(uuid, { occurrence: 2, ...dearer });
    const total = async () => (await ana.get(`/api/v2/contracts/${uuid}`)).json().total;
    expect(await total()).toBe('1080.00');
    await itIs('2026-04-25T15:00:00Z');
    await run();
    expect(await total()).toBe('2160.00');
  });

  it('keeps that its scenarios were confirmed', async () => {
    const uuid = await contract({ confirm_scenarios: true });
    expect((await amend(uuid, { kind: 'adjust', percent: '10' })).statusCode).toBe(200);
    const { rows } = await api.ownerPool.query('select confirm_scenarios from contracts where uuid = $1', [uuid]);
    expect(rows).toEqual([{ confirm_scenarios: true }]);
  });

  it('beyond the value of a fixed contract confirms the new value too', async () => {
    const uuid = await contract({ type: 'fixed' });
    expect(Object.keys((await reword(uuid, dearer)).json().errors)).toEqual(['confirm_total']);
    expect((await reword(uuid, { ...dearer, confirm_total: true })).json()).toMatchObject({ total_amount: '25920.00' });
    expect((await reword(uuid, { observation: 'Two of them' })).statusCode).toBe(200);
  });
});
