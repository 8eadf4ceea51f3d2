import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { Motif } from './Motif.tsx';

beforeEach(() => switchOpenLanguage('pt'));

test('the drawing shows the payment and its shares, in the reader’s format', async () => {
  render(<Motif />);
  const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent?.replace(/\s/g, ' '));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Custo total para o importador',
    'Tributos no destino',
    'Tributos na origem',
    'Valor líquido para o exportador',
  ]);
  expect(figures()).toEqual(['US$ 1.342,50', 'US$ 262,50', 'US$ 280,00', 'US$ 800,00']);
  await act(() => switchOpenLanguage('en'));
  expect(figures()).toEqual(['USD 1,342.50', 'USD 262.50', 'USD 280.00', 'USD 800.00']);
});
