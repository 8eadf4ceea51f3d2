import type { Page } from 'playwright';

/** The path of the public page of the oldest unpaid invoice in the demo: other files issue and settle newer ones. */
export async function publicInvoice(page: Page, token: string): Promise<string> {
  const answer = await page.request.get('/api/v2/invoice/invoices-single?status=billed&type=individual&sort=created', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await answer.json()) as { results: { public_hash: string }[] };
  return `/view/invoices/individual/${results[0]?.public_hash}`;
}
