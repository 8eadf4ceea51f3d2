import { it } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import type { Language } from '../../../domain/languages.ts';
import { useBrowser } from '../../support/browser.ts';
import { expectDocuments, expectPublicPage, publicLink } from './read.ts';
import { registerClient, registerScenario } from './register.ts';
import { signInAs } from './signInAs.ts';
import { bill, expectTaxes, writeInvoice } from './write.ts';

/** From sign-in to the client who reads the invoice, by clicks and keys alone. */
export function checkJourney(languages: readonly Language[]): void {
  const { open } = useBrowser();
  it.each(languages)('an invoice is written, billed and read by its client, in %s', async (language) => {
    const client = `Harbor ${language} & Söhne Inc.`;
    const scenario = `Brasil → US ${language}`;
    const own = `VIAGEM-${language}`;
    const due = formatDate(addDays(today(new Date(), 'America/Sao_Paulo'), 30), language);
    const page = await open({ language });
    await signInAs(page, language, { email: 'ana@acme.test' });
    await registerClient(page, language, client);
    await registerScenario(page, language, scenario);
    await writeInvoice(page, language, { client, scenario, own, due });
    const row = page.getByRole('row').filter({ hasText: own });
    await expectTaxes(row, language);
    const number = await bill(page, language, row);
    await expectDocuments(page, language, row, { client, number });
    const link = await publicLink(page, language, row);
    await expectPublicPage(await open({ language }), language, { link, number, client, due });
  });
}
