import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { objectUrls } from '../../../tests/support/objectUrls.ts';
import { draft, open, press, sent, uuid } from '../slots/form.testing.tsx';

const at = `/invoices/create?uuid=${uuid(9)}`;
const update = `/api/v2/invoice/invoices-single/${uuid(9)}/update`;

// jsdom does not load pictures.
beforeEach(() => {
  objectUrls();
});

it('sends a logo as multipart if it is an image of a valid size', async () => {
  const { requests, user, place } = await open(at, { [`PUT ${update}`]: { json: draft } });
  const input = screen.getByLabelText('Logotipo');
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
  screen.getByText(/Formato de arquivo não aceito/);
  await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  screen.getByRole('img', { name: 'Logotipo escolhido' });
  await press('Salvar rascunho');
  await waitFor(() => expect(place.current).toBe(`/invoices/${uuid(9)}`));
  expect(sent(requests, update)[0]?.body).toBeInstanceOf(FormData);
});

it('shows the current logo, loaded with the session, and removes it unless that is undone', async () => {
  const logo = '/api/v2/invoice/invoices-single/x/logo';
  const { requests, place } = await open(at, {
    [`GET /api/v2/invoice/invoices-single/${uuid(9)}`]: { json: { ...draft, logo } },
    [`GET ${logo}`]: { json: 'a picture' },
    [`PUT ${update}`]: { json: draft },
  });
  const picture = () => screen.findByRole('img', { name: 'Logotipo escolhido' });
  expect((await picture()).getAttribute('src')).toBe('blob:1');
  expect(requests.find(({ path }) => path === logo)?.headers.get('authorization')).toBe('Bearer token');
  await press('Remover');
  screen.getByText('Ao salvar, o documento passa a usar o logotipo da empresa.');
  expect(screen.queryByRole('img', { name: 'Logotipo escolhido' })).toBeNull();
  await press('Desfazer');
  await picture();
  await press('Remover');
  await press('Salvar rascunho');
  await waitFor(() => expect(place.current).toBe(`/invoices/${uuid(9)}`));
  expect(sent(requests, update)[0]?.body).toMatchObject({ remove_logo: true });
});

it('shows the server’s refusal of the file at the logo, until another is chosen', async () => {
  const errors = { logo: 'Isto não é uma imagem' };
  const { user } = await open(at, {
    [`PUT ${update}`]: { status: 415, json: { detail: 'Formato não aceito', errors } },
  });
  await user.upload(screen.getByLabelText('Logotipo'), new File(['x'], 'a.png', { type: 'image/png' }));
  await press('Salvar rascunho');
  expect((await screen.findByText(errors.logo)).getAttribute('role')).toBe('alert');
  await press('Desfazer');
  expect(screen.queryByText(errors.logo)).toBeNull();
});
