import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { budgetNames, budgetTable, type BudgetName } from '../../server/limits/budgets.ts';
import { operatorBudgets, variableOf } from '../../server/limits/operatorBudgets.ts';

const operations = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** Formats a budget: `4 MiB`, `10 s`, `6,000`. */
function amountOf(name: BudgetName): string {
  const { limit, unit } = budgetTable[name];
  const figures = new Intl.NumberFormat('en');
  if (unit === 'bytes') return limit >= 1024 ** 2 ? `${limit / 1024 ** 2} MiB` : `${limit / 1024} KiB`;
  if (unit === 'ms') return `${limit / 1000} s`;
  return [figures.format(limit), unit].filter(Boolean).join(' ');
}

/** The rows of the table whose first heading is `what`, with trimmed cells. */
function tableOf(text: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^\| what +\| per /.test(line)) + 2;
  const end = lines.findIndex((line, at) => at >= start && !line.startsWith('|'));
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('docs/operations.md has a row for every budget, as the code declares it', () => {
  const declared = budgetNames.map((name) => {
    const { what, per, beyond } = budgetTable[name];
    const variable = operatorBudgets.includes(name) ? `\`${variableOf(name)}\`` : '';
    return [what, per, amountOf(name), beyond, variable, `\`${name}\``];
  });
  const hint = declared.map((row) => `| ${row.join(' | ')} |`).join('\n');
  expect(tableOf(operations), `The table must be\n${hint}`).toEqual(declared);
});
