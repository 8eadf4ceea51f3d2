import { screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { multiline } from '../multiline/index.tsx';

const field = (printed: boolean) => {
  const property = { type: 'string', kind: 'multiline', printed } as const;
  const of = { resource: 'invoices', path: 'note', property };
  return (
    <Form defaultValues={{ note: 'see 𝒳' }}>
      <multiline.Input {...of} source="note" label="Note" />
    </Form>
  );
};

it('a stored text with a letter that cannot be printed says so at its field, before it is edited', async () => {
  await renderInConsole(field(true), { language: 'en' });
  await screen.findByText(/U\+1D4B3/);
  expect(screen.getByRole('textbox', { name: 'Note' }).getAttribute('aria-invalid')).toBe('true');
});

it('one that is never printed may have it', async () => {
  await renderInConsole(field(false), { language: 'en' });
  const note = await screen.findByRole('textbox', { name: 'Note' });
  expect(note.getAttribute('aria-invalid')).toBe('false');
});
