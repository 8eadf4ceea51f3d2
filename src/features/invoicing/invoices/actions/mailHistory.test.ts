import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../../../dataProvider/calls/history.ts';
import type { Language } from '../../../../../domain/languages.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { translate } from '../../../../../server/base/i18n.ts';
import { mailFact, mailSentence } from './mailHistory.ts';

type Changes = AuditEntry['changes'];

const context = (language: Language) => ({
  resource: invoices,
  linesAt: 'items_invoice',
  language,
  currency: 'USD',
  names: {},
  translate: (key: string, args?: Readonly<Record<string, string | number>>) => translate(language, key, args),
});
const entry = (changes: Changes, command: string | null = null): AuditEntry => ({
  id: 'e',
  timestamp: '2026-03-09T15:30:00Z',
  action: 'updated',
  command,
  changes,
  actor: 'mail',
});

const bia = (column: string) => `messages.bia@client.test.${column}`;
const queued: Changes = { [bia('delivery')]: [null, 'queued'] };

describe('the history of an invoice', () => {
  it.each<[Changes, string | null, string]>([
    [{ ...queued, sent_at: [null, '2026-03-09T15:30:00Z'] }, 'invoices.send', 'Email to bia@client.test queued'],
    [
      { ...queued, 'messages.c@d.test.delivery': [null, 'queued'] },
      null,
      'Email to bia@client.test and c@d.test queued',
    ],
    [
      { ...queued, 'messages.cc:c@d.test.delivery': [null, 'queued'] },
      'invoices.send',
      'Email to bia@client.test and c@d.test (CC) queued',
    ],
    [queued, 'messages.resend', 'Sent again to bia@client.test'],
    [
      { [bia('attempts')]: [0, 1], [bia('answer')]: [null, '451 Greylisted'] },
      null,
      'Email to bia@client.test postponed: The mail server deferred the email.',
    ],
    [
      { [bia('delivery')]: ['queued', 'failed'], [bia('answer')]: [null, 'withdrawn'] },
      null,
      'Email to bia@client.test failed: The invoice was canceled or reverted to draft, or its public link ended, before the email was sent.',
    ],
    [{ [bia('delivery')]: ['sent', 'bounced'] }, null, 'Email to bia@client.test bounced'],
    [{ [bia('status')]: ['Send', 'Viewed'] }, 'messages.viewed', 'bia@client.test viewed the invoice'],
    [
      { [bia('status')]: ['Viewed', 'Declined'], [bia('reason')]: [null, 'Too early'] },
      'messages.decline',
      'bia@client.test declined the invoice: Too early',
    ],
  ])('tells of mails: %j', (changes, command, sentence) => {
    expect(mailSentence(entry(changes, command), context('en'))).toBe(sentence);
  });

  it('leaves entries with other changes to the other sentences', () => {
    expect(mailSentence(entry({ ...queued, number: [null, 17] }), context('en'))).toBeUndefined();
    expect(mailSentence(entry({ label: ['a', 'b'] }), context('en'))).toBeUndefined();
  });

  it('names the recipient and what changed in the details', () => {
    expect(mailFact(bia('delivery'), ['queued', 'sent'], context('en'))).toEqual({
      label: 'bia@client.test',
      previous: 'Queued',
      next: 'Sent',
    });
    expect(mailFact(bia('answer'), [null, '250 Ok'], context('en'))).toMatchObject({
      label: 'bia@client.test · Server response',
      next: 'Accepted by the mail server.',
    });
    expect(mailFact('label', ['a', 'b'], context('en'))).toBeUndefined();
  });
});
