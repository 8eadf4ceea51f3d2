import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../domain/languages.ts';
import { hasWords } from '../base/i18n.ts';
import mails from '../../schemas/resources/delivery/mails.ts';
import { writeLetter, type LetterOf } from './letter.ts';
import { mailTopics } from './topics.ts';

const link = 'https://ultramar.test/login/invitation/abc';
const written = (change: Partial<LetterOf> = {}) =>
  writeLetter({ topic: 'invitation', language: 'en', values: {}, timeZone: 'UTC', ...change });

const full = {
  link,
  name: 'Bia',
  company: 'Acme',
  actor: 'Ana',
  role: 'back_office',
  expires: '2026-03-12T15:00:00Z',
  device: 'Firefox',
  place: '203.0.113.0',
  at: '2026-03-10T15:00:00Z',
  mention: 'Ana mentions you: Invoice 12',
  paid: '3 payments received',
  answered: '2 invoices answered',
  bounced: '1 email bounced',
  refund_failed: '1 refund failed',
  disputed: '1 payment disputed',
  charged_back: '1 payment charged back',
  on_hold: 'Invoices put on hold: 2',
  run_finished: 'Invoices issued: 4',
  import_judged: 'Import clients.csv is checked: 50000 rows',
  import_finished: 'Import clients.csv is done: 50000 rows',
  month: 'March 2026',
  number: 'Q2026/00007',
  until: '2026-03-31',
  corrects: '12',
  total: 'EUR 80.00',
  reason: 'Returned',
};

test('the list of mails names every topic', () => {
  const named: readonly string[] = mails.schema.properties.topic.enum;
  expect(mailTopics.filter((topic) => !named.includes(topic))).toEqual([]);
});

describe.each(mailTopics)('%s', (topic) => {
  test.each(languageCodes)('is written in %s, with all values and without any', (language) => {
    for (const values of [full, {}]) {
      const { subject, heading, sentences, note, footer, hello } = written({ topic, language, values });
      const texts = [subject, heading, hello, note, footer, ...sentences];
      expect(texts.filter((text) => text === '' || text.startsWith('mails.'))).toEqual([]);
      if (values === full) expect(texts.filter((text) => text.includes('%{'))).toEqual([]);
    }
  });

  test('has a text for its button', () => {
    expect(languageCodes.filter((language) => !hasWords(language, `mails.${topic}.action`))).toEqual([]);
  });
});

test('a sentence with a missing value is omitted, or replaced by one without it', () => {
  expect(written({ values: { company: 'Acme' } }).sentences).toEqual([
    'You are invited to work with Acme on Ultramar.',
  ]);
  expect(written({ values: { ...full, role: 'Night shift' } }).sentences).toEqual([
    'Ana invites you to work with Acme on Ultramar.',
    'Your role: Night shift.',
    'The invitation is valid until 2026/03/12 15:00 (UTC).',
  ]);
});

test('a built-in role is translated, and times are in the company’s time zone', () => {
  const { sentences } = written({ language: 'pt', values: full, timeZone: 'America/Sao_Paulo' });
  expect(sentences.join(' ')).toContain('Sua função: Administrativo.');
  expect(sentences.join(' ')).toContain('12/03/2026 12:00 (America/Sao Paulo)');
});

test('a value is printed unchanged, even if it looks like a placeholder', () => {
  const { sentences } = written({ values: { ...full, actor: '%{company} %{link}' } });
  expect(sentences[0]).toBe('%{company} %{link} invites you to work with Acme on Ultramar.');
});

test('a subject is one line, even if a name has line breaks', () => {
  const { subject } = written({ values: { company: 'Acme\r\nBcc: eve@evil.test' } });
  expect(subject).toBe('Invitation to Acme Bcc: eve@evil.test');
});

test('a link hidden from the reader is marked as hidden and leads nowhere', () => {
  expect(written({ values: full }).action).toMatchObject({ href: link, address: link });
  expect(written({ values: { ...full, link: '' }, hidesLink: true }).action).toMatchObject({
    href: '#',
    address: '(the link is only shown to the recipient)',
  });
});
