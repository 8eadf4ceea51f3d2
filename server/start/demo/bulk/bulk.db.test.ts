import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import { taxesOfLine } from '../../../../domain/taxes/line.ts';
import { loadTenant, sharesOf } from './bulk.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 45);

describe('a bulk load', () => {
  it('spreads exactly the requested number, three tenths of it to the largest tenant', () => {
    const shares = sharesOf(1_000_000);
    expect(shares).toHaveLength(200);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000_000);
    expect(Math.round((shares[0] ?? 0) / 1000)).toBe(300);
    expect(shares.every((share) => share > 0)).toBe(true);
  });

  it('writes whole invoices, counted and linked like any other', async () => {
    const { rows } = await database.ownerPool.query(`
      select (select count(*)::int from invoices) as invoices, (select count(*)::int from invoice_items) as lines,
        (select count(*)::int from transactions) as transactions, (select sum(n)::int from invoice_counts) as counted,
        (select count(*)::int from public_links) as links, (select next::int from counters where name = 'invoices') as next`);
    expect(rows).toEqual([{ invoices: 45, lines: 112, transactions: 34, counted: 45, links: 45, next: 46 }]);
    const unlike = `select i.uuid from invoices i join invoice_items l on l.invoice_uuid = i.uuid
      group by i.tenant_id, i.uuid having sum(l.importer_total_payable) <> i.importer_total_payable or sum(l.total) <> i.subtotal`;
    expect((await database.ownerPool.query(unlike)).rows).toEqual([]);
  });

  it('computes the taxes of its lines as the product does, and keeps them with the lines', async () => {
    interface Kept {
      readonly price: string;
      readonly figures: Readonly<Record<string, string>>;
      readonly tributes: readonly {
        value: string;
        is_fixed: boolean;
        is_origin: boolean;
        amount: string;
        tax_responsible: 'exporter' | 'importer';
      }[];
    }
    const { rows } = await database.ownerPool.query<Kept>(`
      select price::numeric(20, 2)::text as price, scenery -> 'tributes' as tributes,
        json_build_object(${['total', ...taxFigures].map((name) => `'${name}', ${name}::numeric(20, 2)::text`).join(', ')}) as figures
      from invoice_items`);
    for (const { price, figures, tributes } of rows) {
      const {
        tributes: taxes,
        gross: _gross,
        share: _share,
        net: _net,
        ...line
      } = taxesOfLine({ quantity: '1', price, tributes }, 2);
      expect([figures, tributes.map(({ amount }) => amount)]).toEqual([line, taxes.map(({ amount }) => amount)]);
      expect(tributes).toHaveLength(3);
    }
    expect(rows).toHaveLength(112);
  });

  it('has its days added up', async () => {
    const { rows } = await database.ownerPool.query(`select (select count(*)::int from stale_days) as stale,
      (select sum(n)::int from invoice_lines_daily) * 3 = (select sum(n)::int from invoice_taxes_daily) as is_whole`);
    expect(rows).toEqual([{ stale: 0, is_whole: true }]);
  });
});
