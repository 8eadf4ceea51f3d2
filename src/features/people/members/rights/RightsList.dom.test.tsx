import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInArea } from '../../../../../tests/support/renderInArea.tsx';
import { summarizeRights } from '../../../../../domain/access/rights.ts';
import { grantableTo } from '../../../../data/permissions.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { setLanguage } from '../../../../i18n/language.ts';
import { RightsList } from './RightsList.tsx';

const all = grantableTo('COMPANY');
const shown = async (language: Language, held: readonly string[]) => {
  setLanguage(language);
  return renderInArea(<RightsList summary={summarizeRights(all, new Set(held))} />);
};

test('full access and no access are one sentence', async () => {
  const { unmount } = await shown('en', all);
  expect(screen.getByText('May do everything in the company.')).toBeTruthy();
  unmount();
  await shown('pt', []);
  expect(screen.getByText('Ainda não pode fazer nada na empresa.')).toBeTruthy();
});

test('partial access is listed in sentences, and denied resources in one list', async () => {
  await shown('en', ['invoices:list', 'invoices:show', 'invoices:bill', 'runs:list', 'runs:show', 'runs:run']);
  expect(screen.getByText('Invoices').nextSibling?.textContent).toMatch(/^May see and issue\. May not create, edit, /);
  expect(screen.getByText('Everything in').nextSibling?.textContent).toBe('Billing runs');
  const closed = screen.getByText('No access to').nextSibling?.textContent;
  expect(closed).toMatch(/Roles.* and Reports$/);
});

test('resources with the same actions share a sentence', async () => {
  await shown('pt', ['payment-terms:list', 'payment-terms:show', 'tributes:list', 'tributes:show']);
  expect(screen.getByText('Condições de pagamento e Tributos').nextSibling?.textContent).toBe(
    'Pode ver. Não pode criar, editar, excluir e exportar.',
  );
});
