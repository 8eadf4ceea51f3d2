import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageCodes } from '../../../../domain/languages.ts';
import { mailPlaceholders } from '../../../../schemas/parts/delivery/mailPlaceholders.ts';
import deliverySettings from '../../../../schemas/resources/delivery/delivery-settings.ts';
import { layOut } from '../../../mail/layOut.ts';
import { writeDocumentLetter } from './letter.ts';
import type { MailedInvoice } from './mailedInvoices.ts';

const { en_subject: subject, en_body: body } = deliverySettings.schema.properties;

const invoice: MailedInvoice = {
  uuid: '0198f6b2-0000-7000-8000-000000000001',
  status: 'billed',
  template: 'invoiceTemplate1',
  number: '12',
  company_number: null,
  currency: 'USD',
  total: '1080.000',
  open_amount: '1080.000',
  created: '2026-11-20',
  due_date: '2026-12-20',
  client: 'Northwind',
  company: 'Acme',
  reply_to: null,
  brand: { accent: '#12495a' },
  subject: null,
  body: null,
};

const written = (texts: Partial<MailedInvoice>) =>
  writeDocumentLetter({ ...invoice, ...texts }, { language: 'en', recipient: null, link: 'https://ultramar.test/a' });

it('with one line of text has that line, also as its preview', () => {
  const letter = written({ body: 'Please find the invoice attached.' });
  expect([letter.hello, letter.sentences]).toEqual(['Please find the invoice attached.', []]);
  expect(layOut(letter).html).toContain('opacity:0;overflow:hidden;">Please find the invoice attached.</div>');
});

it('has the default text where nothing is left of the company’s own', () => {
  const usual = written({});
  const emptied = written({ subject: '{{reference}}', body: '{{reference}}\n {{ reference }}' });
  expect([emptied.subject, emptied.hello, emptied.sentences]).toEqual([usual.subject, usual.hello, usual.sentences]);
});

it('is laid out for any text that the settings accept', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\n', ' ', '<&">', '{{', '}}', '{%', '%}', '{{%', '\u{1f680}', '\u202e', '\0'),
    fc.constantFrom(...mailPlaceholders).map((name) => `{{${name}}}`),
  );
  const text = (most: number) =>
    fc.array(part, { size: 'medium' }).map((parts) => parts.join('').slice(0, most)) satisfies fc.Arbitrary<string>;
  const values = fc.record({ subject: text(subject.maxLength), body: text(body.maxLength), client: text(200) });
  fc.assert(
    fc.property(values, fc.constantFrom(...languageCodes), (texts, language) => {
      const letter = writeDocumentLetter(
        { ...invoice, ...texts },
        { language, recipient: null, link: 'https://ultramar.test/a' },
      );
      const { html, text: plain } = layOut(letter);
      expect(letter.hello).not.toBe('');
      expect(html).toContain('</html>');
      expect(plain).toContain(letter.hello);
    }),
    { numRuns: 511 },
  );
});

it('is laid out for the longest text of the longest values', () => {
  const client = '"'.repeat(200);
  const letter = written({ client, body: '{{client}}'.repeat(400), subject: '{{client}}'.repeat(20) });
  expect(layOut(letter).html).toContain('&#34;'.repeat(200));
});
