import { expect, test } from 'vitest';
import { accessMatrix } from './matrix.ts';

/** Returns the headings and lines of a page, independent of column widths. */
const linesOf = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => /^(##|\| [a-z])/.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' '));

test('a role has a row for each resource that it has access to, with the hidden properties', () => {
  const page = accessMatrix([
    {
      name: 'vessels',
      access: {
        company: {
          COMPANY: ['list', 'edit', 'scrap'],
          ACCOUNTANT: { may: ['list'], rows: [{ path: 'kind', in: ['cargo', 'ferry'] }], hides: ['value', 'built'] },
        },
      },
    },
    {
      name: 'harbours',
      access: { admin: { ADMIN: { may: ['show'], rows: [{ path: 'owner', eq: { fact: 'email' } }] } } },
    },
  ]);
  const head = '| resource | list | show | create | edit | delete | export | import | further | rows | hides |';
  expect(linesOf(page)).toEqual([
    '## company: COMPANY',
    head,
    '| vessels | yes | | | yes | | | | scrap | all | |',
    '## company: COMPANY, built-in roles',
    '| resource | owner | back_office | read_only |',
    '| vessels | all | all | list |',
    '## company: ACCOUNTANT',
    head,
    '| vessels | yes | | | | | | | | kind in cargo, ferry | value, built |',
    '## company: ACCOUNTANT, built-in roles',
    '| resource | accountant | accountant_exports |',
    '| vessels | all | all |',
    '## admin: ADMIN',
    head,
    "| harbours | | yes | | | | | | | owner is the actor's email | |",
    '## admin: ADMIN, built-in roles',
    '| resource | administrator |',
    '| harbours | all |',
  ]);
});
