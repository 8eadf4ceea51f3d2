import { describe, expect, it } from 'vitest';
import { documentUrl } from './documentUrl.ts';

const invoice = { schema: 'invoice', uuid: 'u-1', hash: 'h-1', template: 'invoiceTemplate2' } as const;

describe('documentUrl', () => {
  it('asks for the pages of one invoice by its own hash, in a language, for a modal', () => {
    expect(documentUrl(invoice, 'es')).toBe(
      '/api/invoiceTemplate/invoiceTemplate2?schema=invoice&uuid_invoice=u-1&hash=h-1&locale=es&modal=1',
    );
  });

  it('asks for the PDF without the modal flag', () => {
    expect(documentUrl(invoice, 'pt', 'pdf')).toBe(
      '/api/invoiceTemplate/invoiceTemplate2?schema=invoice&uuid_invoice=u-1&hash=h-1&locale=pt&format=pdf',
    );
  });

  it('draws a document without a template from the first built-in', () => {
    expect(documentUrl({ ...invoice, template: undefined }, 'en')).toContain('/invoiceTemplate1?');
  });

  it('keeps a template name from becoming another path or query', () => {
    expect(documentUrl({ ...invoice, template: '../x?y' }, 'en')).toContain('/invoiceTemplate/..%2Fx%3Fy?schema=');
  });
});
