import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { AccessDenied, NotFound } from './notices.tsx';

test.each([
  ['Página não encontrada', NotFound, 'O endereço pode ter mudado ou o registro não existe mais.'],
  ['Você não tem acesso a esta página', AccessDenied, 'Se você precisa dela, fale com o administrador da sua empresa.'],
])('"%s" is the title, with instructions and a link home', async (title, Notice, hint) => {
  await renderInArea(<Notice />, { path: '/company/nowhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(hint)).toBeDefined();
  expect(document.title).toBe(`${title} · Ultramar`);
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/company');
});
