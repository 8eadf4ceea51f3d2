import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { taxesOfLine } from '../../../domain/taxes/line.ts';
import { loadTenant, sharesOf } from './bulk.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 45);

describe('a bulk load', () => {
  it('spreads exactly what is asked for, three tenths of it to the largest tenant', () => {
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
    expect(rows).toEqual([{ invoices: 45, lines: 135, transactions: 45, counted: 45, links: 45, next: 46 }]);
  });

  it('computes the taxes of its lines as the product does', async () => {
    const { rows } = await database.ownerPool.query<{ price: string; iss: string; withheld: string; net: string }>(`
      select price::numeric(20, 2)::text as price, exporter_total_taxes_payable_exporter::numeric(20, 2)::text as iss,
        importer_total_taxes_payable_exporter::numeric(20, 2)::text as withheld, exporter_net_total::numeric(20, 2)::text as net
      from invoice_items where position = 1`);
    for (const { price, ...stored } of rows) {
      const tribute = { is_fixed: false, tax_responsible: 'exporter' as const };
      const tributes = [
        { ...tribute, value: '2.9', is_origin: true },
        { ...tribute, value: '15', is_origin: false },
      ];
      const line = taxesOfLine({ quantity: '1', price, tributes }, 2);
      expect(stored).toEqual({
        iss: line.exporter_total_taxes_payable_exporter,
        withheld: line.importer_total_taxes_payable_exporter,
        net: line.exporter_net_total,
      });
    }
    expect(rows).toHaveLength(45);
  });
});
