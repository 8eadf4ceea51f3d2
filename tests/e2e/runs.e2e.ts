import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { useClockedServer } from '../support/clockedServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { issueNow } from './steps/contract.ts';

const { open } = useBrowser();
const { address, pass } = useClockedServer('2027-01-04');
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const region = (page: Page, title: string) => page.getByRole('region', { name: t(title) });

/** Presses a button of an entity's row and says yes. */
async function fromRow(page: Page, name: string, command: 'archive' | 'restore', filter: object): Promise<void> {
  await visit(page, `/company/entities?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const words = t(`resource.actions.${command}.name`);
  await fromMenu(page, t('generate.row.options', { name }), words);
  await page.getByRole('alertdialog').getByRole('button', { name: words, exact: true }).click();
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
}

/** Issues the first invoice on hold with the due date that is proposed in place of a past one. */
async function issueWithNewDueDate(page: Page, aside: Locator): Promise<void> {
  const issue = t('runs.aside.issue');
  await aside
    .getByRole('button', { name: new RegExp(`^${issue}: `) })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByRole('textbox', { name: t('runs.confirm.dueIn') }).inputValue()).toBe('10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: issue, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const buyer = 'Blue Harbor Inc.';

describe('what cannot be issued', () => {
  it.each([
    ['light', 1440, '2027-02-15', '2027-02-20', true],
    ['dark', 390, '2027-03-15', '2027-03-22', false],
  ] as const)(
    'is foretold, put on hold with its reason, and issued once that is resolved: %s at %i px',
    async (theme, width, before, day, isPastDue) => {
      const page = await open({ theme, width, address: address() });
      await pass(page, before);
      await fromRow(page, buyer, 'archive', { q: buyer });
      await pass(page, day);
      await visit(page, '/company/runs');
      const next = region(page, 'runs.next.title');
      const foretold = t('runs.next.dueToHold', { smart_count: 2, amounts: '' }).replace(/^2 |: $/g, '');
      await next.getByText(foretold).waitFor();
      await expectAccessible(page);

      await issueNow(page, 'pt');
      const aside = region(page, 'runs.aside.title');
      await aside.getByText(t('resources.invoices.values.held_because.party_archived')).first().waitFor();
      await expectAccessible(page);
      await shot(page, `runs-held-${theme}-${width}`, { full: true });
      await aside
        .getByRole('link', { name: `${t('runs.aside.openEntity')}: ${buyer}` })
        .first()
        .click();
      await page.getByRole('heading', { name: buyer, level: 1 }).waitFor();

      await fromRow(page, buyer, 'restore', { q: buyer, archived: true });
      await issueNow(page, 'pt');
      if (isPastDue) await issueWithNewDueDate(page, aside);
      await aside.waitFor({ state: 'detached' });

      await region(page, 'runs.past.title').locator('.row-link').first().click();
      const issued = region(page, 'runs.invoices.title');
      await issued.getByText(buyer).first().waitFor();
      expect(await issued.getByText(t('resources.invoices.values.standing.held')).count()).toBe(0);
      await expectAccessible(page);
    },
  );
});
