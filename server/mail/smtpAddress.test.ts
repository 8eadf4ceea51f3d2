import { describe, expect, test } from 'vitest';
import { senderOf, smtpProblem, smtpServer } from './smtpAddress.ts';

describe('SMTP_URL', () => {
  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 25, secure: false }],
    ['smtp://u:p%40ss@mail.example', { port: 587, secure: false, auth: { user: 'u', pass: 'p@ss' } }],
    ['smtps://mail.example', { port: 465, secure: true }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
    ['smtp://mail.example?requireTLS=true&verify=false', { requireTLS: true, verifies: false }],
    ['smtp://mail.example?requireTLS=true', { verifies: true }],
    ['smtps://mail.example', { verifies: true }],
    ['smtp://u:p@mail.example', { verifies: true }],
    ['smtp://mail.example', { verifies: false }],
    ['smtp://mail.example?verify=true', { verifies: true }],
  ])('%s', (url, server) => {
    expect(smtpProblem(url)).toBeUndefined();
    expect(smtpServer(url)).toMatchObject(server);
  });

  test.each([
    'secret.example',
    'http://secret@m',
    'smtp://',
    'smtp://secret@m/box',
    'smtp://secret@m?tls=1',
    'smtp://secret@m?verify=1',
  ])('refuses %s without showing the password', (url) => {
    expect(smtpProblem(url)).toMatch(/^(must|has)/);
    expect(smtpProblem(url)).not.toContain('secret');
  });
});

test.each([
  ['Ultramar <mail@ultramar.test>', { name: 'Ultramar', address: 'mail@ultramar.test' }],
  ['"Ultramar, Lda" <mail@ultramar.test>', { name: 'Ultramar, Lda', address: 'mail@ultramar.test' }],
  ['mail@ultramar.test', { name: '', address: 'mail@ultramar.test' }],
  ['Ultramar', undefined],
  ['a@b.test, c@d.test', undefined],
])('MAIL_FROM %s', (text, mailbox) => {
  expect(senderOf(text)).toEqual(mailbox);
});
