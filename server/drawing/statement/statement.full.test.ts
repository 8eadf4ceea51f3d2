import { expect, it } from 'vitest';
import { statementOf } from '../../../domain/payments/statement/statement.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { countries, sampleParty } from '../../../tests/support/sampleDocument.ts';
import { builtInLinks } from '../builtIn/builtIn.ts';
import { createCompiler } from '../compiler.ts';

const compiler = createCompiler();
const invoice = { invoice_uuid: 'i', number: 17 };
const statement = statementOf({
  from: '2026-01-01',
  to: '2026-11-30',
  currency: 'EUR',
  currencies: ['EUR'],
  before: [{ kind: 'invoice', invoice_uuid: 'a', amount: '500.00' }],
  entries: [
    { day: '2026-02-01', kind: 'invoice', ...invoice, amount: '1080.00' },
    { day: '2026-03-01', kind: 'receipt', ...invoice, amount: '1000.00' },
    { day: '2026-03-01', kind: 'receipt', amount: '20.00' },
  ],
  open: [{ due_date: '2026-02-15', open: '580.00' }],
});

it.each(builtInLinks)(
  'a statement in the design of %s has the balances, the entries and the ages',
  async (template) => {
    const client = sampleParty('Atlântico Digital, Lda.', countries.portugal, '501964843');
    const provider = sampleParty('Horizonte Tecnologia Ltda.');
    const { pages, archival } = await readPdf(
      compiler.statement({ template, locale: 'en', provider, client, statement }),
    );
    const text = pages.join('\n');
    for (const part of ['Horizonte Tecnologia Ltda.', 'Atlântico Digital, Lda.', '2026/01/01 to 2026/11/30 · EUR'])
      expect(text).toContain(part);
    expect(text).toMatch(/Opening balance 500\.00\n2026\/02\/01 Invoice 17 1,080\.00 1,580\.00/);
    expect(text).toMatch(
      /Payment of invoice 17 1,000\.00 580\.00\n.*EUR 20\.00\) 580\.00\nClosing balance EUR 580\.00/,
    );
    expect(text).toMatch(/0\.00 0\.00 0\.00 0\.00 580\.00/);
    expect(archival).toBe('3A');
  },
);
