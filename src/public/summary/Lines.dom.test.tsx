import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { Lines } from './Lines.tsx';

beforeEach(() => switchOpenLanguage('pt'));

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    item: { description: `Serviço ${index + 1}` },
    quantity: '2.5',
    price: '1200.125',
    total: '3000.31',
  }));
const show = (count: number) => render(<Lines lines={lines(count)} currency="BRL" />);
const rows = () => screen.getAllByRole('row').slice(1);

test('a line has its description, quantity, price and total, as the reader writes figures', () => {
  show(1);
  expect(rows().map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
    ['Serviço 12,5 × 1.200,125', '2,5', '1.200,125', '3.000,31'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a line that deducts a deposit has its quantity below 0, like its total', () => {
  const deducted = { item: { description: 'Serviço' }, quantity: '1', price: '300', total: '-300.00' };
  render(<Lines lines={[deducted]} currency="BRL" />);
  expect(rows().map(({ children }) => [...children].slice(1).map((cell) => cell.textContent))).toEqual([
    ['-1', '300,00', '-300,00'],
  ]);
});

test('texts, headings and subtotals stand between the lines', () => {
  const texts = [
    { row: 'heading', description: 'Maio' },
    { row: 'subtotal', total: '3000.31' },
  ] as const;
  const [heading, subtotal] = texts;
  render(<Lines lines={[heading, ...lines(1), subtotal]} currency="BRL" />);
  const shown = rows().map(({ children }) => [...children].map((cell) => cell.textContent).join('|'));
  expect([shown[0], shown[2]]).toEqual(['Maio||', 'Subtotal|||3.000,31']);
});

test('of a thousand lines the first are shown, and all on request', async () => {
  const user = userEvent.setup();
  show(1000);
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Mostrar as 1000 linhas' }));
  expect(rows()).toHaveLength(1000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(rows()[20]);
});

test('on paper all of them are there', () => {
  show(30);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(rows()).toHaveLength(30);
});

test('a draft that has none yet says so', () => {
  show(0);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Nenhum item ainda']);
});
