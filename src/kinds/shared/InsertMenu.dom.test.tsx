import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { propertyAt } from '../../../domain/schema/path.ts';
import deliverySettings from '../../../schemas/resources/delivery/delivery-settings.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { kinds } from '../registry.ts';

async function renderField(kind: 'text' | 'multiline', path: string, value: string) {
  const { Input } = kinds[kind];
  const property = propertyAt(deliverySettings.schema, path) ?? {};
  await renderInConsole(
    <Form defaultValues={{ [path]: value }}>
      <Input resource="delivery-settings" path={path} property={property} source={path} label="Text" />
    </Form>,
    { language: 'en' },
  );
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
}

const insert = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Insert field into Text' }));
  const menu = await screen.findByRole('menu', { name: 'Insert field into Text' });
  await userEvent.click(within(menu).getByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

it.each(['text', 'multiline'] as const)('a placeholder goes where the caret is: %s', async (kind) => {
  const field = await renderField(kind, 'en_body', '');
  await userEvent.type(field, 'Invoice of ');
  field.setSelectionRange(8, 8);
  await insert('Number');
  expect(field.value).toBe('Invoice {{number}}of ');
  await waitFor(() => expect(field.selectionStart).toBe('Invoice {{number}}'.length));
  expect(document.activeElement).toBe(field);
  field.setSelectionRange(8, 18);
  await insert('Due date');
  expect(field.value).toBe('Invoice {{due_date}}of ');
});

it('a menu that is closed without a choice changes nothing and gives the focus back', async () => {
  const field = await renderField('text', 'en_subject', 'Invoice');
  const button = screen.getByRole('button', { name: 'Insert field into Text' });
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(field.value).toBe('Invoice');
});
