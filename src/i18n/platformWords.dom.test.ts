import { expect, it } from 'vitest';
import { createI18nProvider } from './provider.ts';

it('the words of the platform’s pages are those of its area, with the defaults of all resources', async () => {
  const { translate } = await createI18nProvider('admin');
  const texts = ['resources.tenants.name', 'audit.inCompany', 'resources.tenants.empty', 'resources.entities.name'];
  expect(texts.map((key) => translate(key)).filter((text) => /^[\w.]+$/.test(text) && text.includes('.'))).toEqual([]);
  const company = await createI18nProvider('company');
  expect(company.translate('resources.tenants.name', { _: '' })).toBe('');
  expect(company.translate('resources.entities.name', { _: '' })).not.toBe('');
});
