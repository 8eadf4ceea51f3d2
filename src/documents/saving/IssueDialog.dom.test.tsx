import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { noLines } from '../grid/linesReducer.ts';
import { createLinesStore, LinesContext } from '../grid/linesStore.ts';
import { lineWith, scenarioWith } from '../grid/samples.testing.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { newValues, type InvoiceValues } from '../../views/invoices/form/invoiceForm.ts';

const longAgo = '2020-01-31';
const moves = /A data de emissão passa a ser hoje/;

async function ask(values: Partial<InvoiceValues> = {}, allowsRetroactive = false) {
  const store = createLinesStore({ ...noLines, lines: [lineWith({ price: '1250.50', scenario: scenarioWith() })] });
  const [confirm, close] = [vi.fn(), vi.fn()];
  await renderInConsole(
    <LinesContext value={store}>
      <IssueDialog
        words="invoiceForm"
        values={newValues('2999-01-01', values)}
        exporter={{ allowsRetroactive, timeZone: 'America/Sao_Paulo' }}
        onConfirm={confirm}
        onClose={close}
      />
    </LinesContext>,
  );
  return { confirm, close };
}

it('names what the exporter is going to be sent, in the currency of the document', async () => {
  await ask({ currency: 'JPY' });
  expect(screen.getByRole('alertdialog').textContent).toMatch(/A fatura de JP¥\s1\.251 recebe seu número agora/);
});

it('says that the issue date moves, where the company allows no earlier one', async () => {
  await ask({ created: longAgo });
  expect(screen.getByRole('alertdialog').textContent).toMatch(moves);
});

it.each([
  ['the company allows it', longAgo, true],
  ['it is not past', '2999-01-01', false],
])('leaves the issue date alone where %s', async (_why, created, allows) => {
  await ask({ created }, allows);
  expect(screen.queryByText(moves)).toBeNull();
});

it('says to whom the document is sent', async () => {
  await ask({ send_email: true, responsible_name: 'Grace Lee' });
  expect(screen.getByRole('alertdialog').textContent).toContain('Ela será enviada por e-mail a Grace Lee.');
});

it('issues only when told to', async () => {
  const { confirm, close } = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(close).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Emitir fatura' }));
  expect(confirm).toHaveBeenCalledOnce();
});
