import { expect, it } from 'vitest';
import { createHttp } from '../http.ts';
import { HttpError } from '../httpError.ts';
import { documentCalls } from './documents.ts';

function callsWith(answer: Response) {
  const requests: { url: string; accept: string | null; authorization: string | null }[] = [];
  const http = createHttp({
    base: '',
    token: () => 'token',
    refresh: async () => false,
    tenant: () => 'acme',
    language: () => 'pt',
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      requests.push({ url: String(url), accept: headers.get('accept'), authorization: headers.get('authorization') });
      return answer;
    },
  });
  return { calls: documentCalls(http), requests };
}

const document = { uuid: 'u-1', template: 'invoiceTemplate2', locale: 'es' };

it('requests the pages of an invoice as the signed-in user, in the language of the document', async () => {
  const { calls, requests } = callsWith(new Response('<svg></svg>'));
  expect(await calls.pages(document)).toBe('<svg></svg>');
  const url = '/api/invoiceTemplate/invoiceTemplate2?tenant=acme&uuid_invoice=u-1&locale=es&modal=1';
  expect(requests).toEqual([{ url, accept: 'text/html', authorization: 'Bearer token' }]);
});

it('requests the same document as a PDF', async () => {
  const { calls, requests } = callsWith(new Response('%PDF-'));
  expect(await (await calls.pdf(document)).text()).toBe('%PDF-');
  expect(requests[0]?.accept).toBe('application/pdf');
});

it('draws an invoice without a template from the first built-in', async () => {
  const { calls, requests } = callsWith(new Response(''));
  await calls.pages({ ...document, template: undefined });
  expect(requests[0]?.url).toContain('/invoiceTemplate1?');
});

it('encodes the template so that it cannot change the path or the query', async () => {
  const { calls, requests } = callsWith(new Response(''));
  await calls.pages({ ...document, template: '../x?y' });
  expect(requests[0]?.url).toContain('/invoiceTemplate/..%2Fx%3Fy?tenant=');
});

it('fails with the error of the server', async () => {
  const { calls } = callsWith(new Response('{"detail":"Não encontrada"}', { status: 404 }));
  await expect(calls.pdf(document)).rejects.toThrowError(new HttpError(404, { detail: 'Não encontrada' }, ''));
});
