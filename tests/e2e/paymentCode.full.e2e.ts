import { describe, expect, it } from 'vitest';
import { paymentCode } from '../../domain/payments/codes/paymentCode.ts';
import { builtInLinks } from '../../server/drawing/builtIn/builtIn.ts';
import { createCompiler } from '../../server/drawing/compiler.ts';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { sampleInvoice } from '../support/sampleDocument.ts';
import { pngUrl, printPdf, scanPicture } from '../support/scanCode.ts';
import { t } from '../support/words.ts';

const { open } = useBrowser();
const compiler = createCompiler();

const accounts = {
  EUR: { name: 'Millennium BCP', currency: 'EUR', codes: { iban: 'PT50000201231234567890154', bic: 'BCOMPTPL' } },
  BRL: { name: 'Banco do Brasil', currency: 'BRL', codes: { pix: '0192f0c1-7a3e-4000-8000-000000000001' } },
} as const;
const invoiceIn = (currency: keyof typeof accounts) =>
  sampleInvoice({ currency, account: accounts[currency], number: 118, open_amount: '580.00' });

describe.each(builtInLinks)('a page printed with %s', (template) => {
  it.each(['EUR', 'BRL'] as const)('is scanned to pay what is open in %s', async (currency) => {
    const document = invoiceIn(currency);
    const page = await open();
    const printed = await printPdf(page, compiler.pdf({ template, locale: 'pt', document }));
    const read = await scanPicture(page, printed);
    expect(read).toBe(paymentCode(document, document.account)?.text);
    expect(read).toContain('580.00');
  });
});

describe.each([
  ['light', 1440],
  ['dark', 1440],
  ['dark', 390],
] as const)("the payer's page, %s and %i wide,", (theme, width) => {
  it('shows a code that is scanned to pay the invoice', async () => {
    const page = await open({ language: 'en', theme, width });
    const token = await enterAs(page, 'gil@globex.test');
    const own = 'status=billed&currency=EUR&is_imported=false&sort=created';
    const list = await page.request.get(`/api/v2/invoice/invoices-single?${own}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [invoice] = (await list.json()).results as { public_hash: string; number: number; open_amount: string }[];
    if (!invoice) throw new Error('The demo has no open invoice in euros');
    await visit(page, `/view/invoices/individual/${invoice.public_hash}`);
    const code = page.getByRole('figure', { name: t('en', 'document.payment.scan') });
    const picture = await code.screenshot();
    const read = await scanPicture(await open(), pngUrl(picture));
    expect(read?.split('\n').slice(6)).toEqual([
      'PT50000201231234567890154',
      `EUR${invoice.open_amount}`,
      '',
      '',
      String(invoice.number),
    ]);
  });
});
