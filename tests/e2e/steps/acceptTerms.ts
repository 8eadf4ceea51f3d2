import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { legalVersion } from '../../../server/drawing/legal/texts.ts';
import { t } from '../../support/words.ts';

/**
 * Waits until the form shows whether the user must accept the terms, and returns the checkbox; it is absent if the user
 * accepted before, possibly in another test.
 */
export async function termsToTick(page: Page, language: Language): Promise<Locator> {
  const box = page.getByRole('checkbox', { name: t(language, 'documents.terms.accept') });
  const [accepted = ''] = t(language, 'terms.acceptedSince', { date: '|' }).split('|');
  await box.or(page.getByText(accepted.trim())).waitFor();
  return box;
}

/** Accepts the terms on a form if it asks for them. */
export async function acceptTerms(page: Page, language: Language): Promise<void> {
  const box = await termsToTick(page, language);
  if ((await box.count()) > 0) await box.check();
}

/** Accepts the terms through the API. */
export async function acceptTermsBefore(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v2/scenarios/terms', { headers, data: { version: legalVersion } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
