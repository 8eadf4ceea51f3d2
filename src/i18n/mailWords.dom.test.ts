import { expect, test } from 'vitest';
import { createI18nProvider } from './provider.ts';

test('the console has the texts of the list of mails, not those of the mails themselves', async () => {
  const { translate } = await createI18nProvider();
  expect(translate('resources.mails.name', { smart_count: 2 })).not.toBe('resources.mails.name');
  expect(translate('mails.invitation.subject', { _: 'left out' })).toBe('left out');
});
