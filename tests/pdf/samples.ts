import { buffer } from 'node:stream/consumers';
import { sample } from 'fast-check';
import { templates } from '../../domain/templates/samples.testing.ts';
import { statementOf } from '../../domain/payments/statement/statement.ts';
import { builtInLinks, defaultTemplate } from '../../server/drawing/builtIn/builtIn.ts';
import { createCompiler } from '../../server/drawing/compiler.ts';
import { legalKinds, legalVersion } from '../../server/drawing/legal/texts.ts';
import { documentLocales, readLines } from '../../server/drawing/request.ts';
import { sampleKinds, sampleRequest } from '../../server/drawing/sample.ts';
import { joinPdfs } from '../../server/files/pdf/joinPdfs.ts';
import type { Archived } from '../../server/files/zip.ts';
import { onePixel } from '../support/pictures.ts';
import { countries, sampleInvoice, sampleParty } from '../support/sampleDocument.ts';
import { scriptTexts } from '../support/scriptTexts.ts';

/** Each kind of PDF that the product writes, by name: all designs and languages, and `designs` that an editor could make. */
export async function* samplePdfs(designs: number): AsyncGenerator<Archived> {
  const compiler = createCompiler();
  const logo = { type: 'image/png', bytes: onePixel.png } as const;
  const parties = {
    provider: sampleParty('Horizonte Tecnologia Ltda.'),
    payer: sampleParty('Atlântico Digital, Lda.', countries.portugal, '501964843'),
  };
  const invoices: Archived[] = [];
  for (const template of builtInLinks) {
    for (const locale of documentLocales) {
      for (const kind of sampleKinds) {
        const request = readLines(sampleRequest(template, locale, '2026-11-26', kind));
        const bytes = compiler.pdf({ ...request, ...(kind === 'short' && { logo }) });
        invoices.push({ name: `invoice-${template}-${locale}-${kind}.pdf`, bytes });
      }
      const letter = { template, locale, ...parties, day: '2026-05-10', accounts: [] };
      yield {
        name: `reminder-${template}-${locale}.pdf`,
        bytes: compiler.reminder({
          ...letter,
          level: 'Reminder',
          subject: 'Open invoices',
          paragraphs: ['The following invoices are open.'],
          invoices: [{ number: '17', due_date: '2026-04-10', currency: 'EUR', open_amount: '1080.00' }],
          page: 'https://ultramar.test/view/invoices/individual/abc',
        }),
      };
      yield {
        name: `statement-${template}-${locale}.pdf`,
        bytes: compiler.statement({ template, locale, provider: parties.provider, client: parties.payer, statement }),
      };
      yield {
        name: `receipt-${template}-${locale}.pdf`,
        bytes: compiler.receipt({ template, locale, receipt: { ...receipt, ...parties } }),
      };
    }
  }
  for (const [script, { name, address, item, note }] of Object.entries(scriptTexts)) {
    const party = sampleParty(name);
    const written = { ...party, location: { ...party.location, address } } as typeof party;
    const texts = { observation: note, account: { name, details: address } };
    const document = sampleInvoice({ ...texts, service_provider: written, service_buyer: written }, [
      { description: item },
    ]);
    const look = { template: defaultTemplate, locale: 'en' } as const;
    invoices.push({ name: `invoice-${script}.pdf`, bytes: compiler.pdf({ ...look, document }) });
    yield {
      name: `receipt-${script}.pdf`,
      bytes: compiler.receipt({ ...look, receipt: { ...receipt, provider: written, payer: written } }),
    };
  }
  yield* invoices;
  for (const locale of documentLocales)
    for (const kind of legalKinds)
      yield {
        name: `${kind}-${locale}.pdf`,
        bytes: compiler.legal({ kind, version: legalVersion, locale }),
      };
  const contract = { frequency: 'Monthly', last_due_date: '2027-02-20', terms: 'each', years: [] } as const;
  const called = { title: 'Contract', status: { code: 'active', label: 'Active', isStamped: true } };
  const document = sampleInvoice({ called, contract });
  yield { name: 'contract.pdf', bytes: compiler.pdf({ template: defaultTemplate, locale: 'en', document }) };
  for (const [at, template] of sample(templates, { numRuns: designs, seed: 46 }).entries())
    yield {
      name: `design-${at}.pdf`,
      bytes: compiler.pdf({ template, locale: 'en', document: sampleInvoice({}, [{}], 'en'), logo }),
    };
  const list = { name: 'errors.csv', bytes: Buffer.from('uuid;code\r\n') };
  const joined = joinPdfs(inTurn([...invoices.slice(0, 3), ...invoices.slice(-10), list]), 'Invoices & more');
  yield { name: 'joined.pdf', bytes: await buffer(joined) };
}

async function* inTurn<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

const statement = statementOf({
  from: '2026-01-01',
  to: '2026-11-30',
  currency: 'EUR',
  currencies: ['EUR'],
  before: [{ kind: 'invoice', invoice_uuid: 'a', amount: '500.000' }],
  entries: [
    {
      day: '2026-02-01',
      kind: 'invoice',
      invoice_uuid: 'i',
      number: 17,
      company_number: 'EXP-9',
      due_date: '2026-03-01',
      amount: '1080.000',
    },
  ],
  open: [{ due_date: '2026-01-15', open: '497.000' }],
});

const receipt = {
  currency: 'USD',
  amount: '500.00',
  paid_on: '2026-11-25',
  method: null,
  isOnline: false,
  isReversed: false,
  credit: null,
  invoices: [
    { number: '1024', created: '2026-11-20', total: '1080.00', amount: '500.00', paid: '500.00', open: '580.00' },
  ],
};
