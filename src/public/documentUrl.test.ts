import { describe, expect, it } from 'vitest';
import { declaredUrl, invoiceUrl } from './documentUrl.ts';

const invoice = { uuid: 'u-1', template: 'invoiceTemplate2' };

describe('the URL of an invoice', () => {
  it('asks for the pages of one invoice by its own hash, in a language, for a modal', () => {
    expect(invoiceUrl(invoice, 'h-1')('es', 'page')).toBe(
      '/api/invoiceTemplate/invoiceTemplate2?schema=invoice&uuid_invoice=u-1&hash=h-1&locale=es&modal=1',
    );
  });

  it('asks for the PDF without the modal flag', () => {
    expect(invoiceUrl(invoice, 'h-1')('pt', 'pdf')).toBe(
      '/api/invoiceTemplate/invoiceTemplate2?schema=invoice&uuid_invoice=u-1&hash=h-1&locale=pt&format=pdf',
    );
  });

  it('draws a document without a template from the first built-in', () => {
    expect(invoiceUrl({ ...invoice, template: undefined }, 'h-1')('en', 'page')).toContain('/invoiceTemplate1?');
  });

  it('keeps a template name from becoming another path or query', () => {
    expect(invoiceUrl({ ...invoice, template: '../x?y' }, 'h-1')('en', 'page')).toContain(
      '/invoiceTemplate/..%2Fx%3Fy?schema=',
    );
  });
});

it('a declared document is drawn below its public page', () => {
  const url = declaredUrl({ at: 'delivery-notes', hash: 'a/b' });
  expect(url('en', 'page')).toBe('/api/v2/public/delivery-notes/a%2Fb/document?locale=en&modal=1');
  expect(url('en', 'pdf')).toBe('/api/v2/public/delivery-notes/a%2Fb/document?locale=en&format=pdf');
});
