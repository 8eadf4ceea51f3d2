import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { logSerializers, safeUrl } from './logging.ts';

test.each([
  ['/api/v2/tributes?page=2&sort=-name&tenant=acme', '/api/v2/tributes?page=2&sort=-name&tenant=acme'],
  ['/api/v2/entities?search=Maria&page=1', '/api/v2/entities?search=…&page=1'],
  ['/api/invoiceTemplate/x?uuid_invoice=1&hash=secret', '/api/invoiceTemplate/x?uuid_invoice=…&hash=…'],
  ['/api/v2/public/invoices/individual/secret', '/api/v2/public/invoices/individual/…'],
  ['/api/v2/public/delivery-notes/secret/document?locale=pt', '/api/v2/public/delivery-notes/…?locale=pt'],
  ['/view/delivery-notes/secret', '/view/delivery-notes/…'],
  ['/view/invoices/recurring/secret?locale=pt', '/view/invoices/recurring/…?locale=pt'],
  ['/api/v1/auth/tokens/secret', '/api/v1/auth/tokens/…'],
  ['/api/v2/partners/search/carla@contas.test', '/api/v2/partners/search/…'],
  ['/api/v1/users/email/carla%40contas.test', '/api/v1/users/email/…'],
  ['/a?hash=one?hash=two', '/a?hash=…'],
])('%s is logged as %s', (url, logged) => {
  expect(safeUrl(url)).toBe(logged);
});

test('an error of the database is logged without the row it quotes', () => {
  const error = new DatabaseError('null value violates not-null constraint', 10, 'error');
  Object.assign(error, {
    code: '23502',
    detail: 'Failing row contains (ana@acme.test, $argon2id$...)',
    constraint: 'c',
  });
  const logged = JSON.stringify(logSerializers.err(error));
  expect(logged).not.toContain('argon2id');
  expect(JSON.parse(logged)).toMatchObject({ code: '23502', constraint: 'c' });
});
