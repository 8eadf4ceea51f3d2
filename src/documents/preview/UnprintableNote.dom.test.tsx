import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import type { DocumentRecord } from '../documentRecord.ts';
import { UnprintableNote } from './UnprintableNote.tsx';

const lineOf = (description: string) => ({ item: { uuid: description, description }, scenery: { tributes: [] } });
const show = (record: object) =>
  renderInConsole(
    <UnprintableNote resource={invoices} record={{ id: 'u-1', uuid: 'u-1', ...record } as DocumentRecord} />,
    { language: 'en' },
  );

it('each text that is drawn with a missing letter is named by its field', async () => {
  await show({
    service_buyer: { name: 'Acme 𝒳' },
    observation: 'São Paulo বাংলা',
    items_invoice: [lineOf('Consulting'), lineOf('Support \u{30000}')],
  });
  const note = await screen.findByRole('alert');
  expect([...note.querySelectorAll('.MuiAlert-message > div')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Client: Acme 𝒳\. “𝒳” \(U\+1D4B3\) cannot be printed/),
    expect.stringMatching(/^Items 2: Support \u{30000}\. .*U\+30000/u),
  ]);
});
