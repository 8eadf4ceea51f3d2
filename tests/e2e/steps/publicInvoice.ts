import type { Page } from 'playwright';

interface Billed {
  readonly public_hash: string;
  readonly account_uuid?: string;
  readonly open_amount?: string;
}

/** The path of the public page of the oldest invoice of the demo that is to be paid: other files issue and settle newer ones. */
export async function publicInvoice(page: Page, token: string): Promise<string> {
  const answer = await page.request.get('/api/v2/invoice/invoices-single?status=billed&type=individual&sort=created', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await answer.json()) as { results: Billed[] };
  const open = results.find(({ account_uuid: account, open_amount: amount }) => account && Number(amount) > 0);
  return `/view/invoices/individual/${open?.public_hash}`;
}
