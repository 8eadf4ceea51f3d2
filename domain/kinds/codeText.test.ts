import { describe, expect, it } from 'vitest';
import { codeText, serverWords } from './codeText.ts';

const mails = { sentences: 'delivery.errors' };
const known = (key: string, args?: Readonly<Record<string, unknown>>) =>
  key.startsWith('delivery.') ? key : String(args?.['_']);

describe('a mail server’s reply', () => {
  it.each([
    ['250 2.0.0 Ok: queued as 4XyZ', 'accepted'],
    ['250 OK', 'accepted'],
    ['550 5.1.1 <x@y.test>: Recipient address rejected', 'address_unknown'],
    ['552 5.2.2 Over quota', 'mailbox_full'],
    ['452 4.2.2 Over quota', 'mailbox_full'],
    ['552 Message size exceeds limit', 'too_large'],
    ['554-5.7.1 Spam', 'blocked'],
    ['451 4.7.1 Greylisted', 'deferred'],
    ['550 No', 'rejected'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'other'],
    ['no_server', 'no_server'],
  ])('%s is %s', (value, code) => {
    expect(codeText(value, mails, known)).toBe(`delivery.errors.${code}`);
  });

  it('is shown in its own words beside the sentence only if it refuses', () => {
    const values = ['250 2.0.0 Ok: queued', 'no_server', '550 No', 'Connection timeout'];
    expect(values.map((value) => serverWords(value, mails))).toEqual([
      undefined,
      undefined,
      '550 No',
      'Connection timeout',
    ]);
  });
});

it('a text without sentences, or without one for what it says, is itself', () => {
  expect(codeText('250 OK', {}, known)).toBe('250 OK');
  expect(codeText('No such charge', { sentences: 'gateways.errors' }, known)).toBe('No such charge');
});
