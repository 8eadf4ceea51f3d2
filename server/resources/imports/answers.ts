import type { FileType } from '../../../schemas/file.ts';
import { workbookType } from '../../files/content.ts';
import { fileBodySchema } from '../answers.ts';
import { blankCells } from './cells.ts';
import { mostColumns } from './table.ts';

const detail = { type: 'string', description: 'What to tell the user, in the language asked for.' } as const;
const column = { type: 'string', description: 'The path of the property, where one is meant.' } as const;

/** Records that an outcome shows with what they would be. */
export const mostShown = 50;

/** What a file that is imported may be. */
export const importTypes: readonly FileType[] = ['text/csv', workbookType];

const sheet = {
  type: 'string',
  maxLength: 100,
  description: 'The sheet of a workbook that is read; the first that has rows unless told.',
} as const;

/** The body of a request that only looks at a file. */
export const sourceBody = (bytes: number) => fileBodySchema({ types: importTypes, bytes }, { sheet });

/** The body of a request that imports a file. */
export const importBody = (bytes: number) =>
  fileBodySchema(
    { types: importTypes, bytes },
    {
      sheet,
      columns: {
        type: 'array',
        maxItems: mostColumns,
        items: { type: 'string', maxLength: 200 },
        description:
          'For each column of the file, from the first, the path of the property that it gives; empty where it is not read. Without it, headings name their property by its path or by its name in any of the languages.',
      },
      blanks: {
        type: 'string',
        enum: blankCells,
        description:
          '`keep`, unless told: a blank cell leaves the value of a record that there is. `clear`: it takes the value away. A new record has the default either way.',
      },
    },
  );

/** What a file has, and what of it would be read. */
export const sourceSchema = {
  title: 'ImportSource',
  type: 'object',
  required: ['sheets', 'rows', 'columns'],
  properties: {
    sheets: { type: 'array', items: { type: 'string' }, description: 'Of a workbook, the sheets that have rows.' },
    sheet: { type: 'string', description: 'Which of them this is.' },
    rows: { type: 'integer', description: 'How many rows there are below the headings.' },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['heading', 'samples'],
        properties: {
          heading: { type: 'string' },
          path: { type: 'string', description: 'The property that the heading names, if any.' },
          samples: { type: 'array', items: { type: 'string' }, description: 'What the first rows say.' },
        },
      },
    },
  },
} as const;

/** What became, or would become, of the rows of a file. */
export const importedSchema = {
  title: 'Imported',
  type: 'object',
  required: ['created', 'changed', 'unchanged', 'refused', 'more', 'ignored'],
  properties: {
    created: { type: 'integer' },
    changed: { type: 'integer' },
    unchanged: { type: 'integer' },
    refused: {
      type: 'array',
      description: 'What is wrong, row by row as a spreadsheet counts them. Where anything is, nothing is imported.',
      items: { type: 'object', required: ['row', 'detail'], properties: { row: { type: 'integer' }, column, detail } },
    },
    more: { type: 'integer', description: 'How much more is wrong than `refused` tells.' },
    ignored: { type: 'array', items: { type: 'string' }, description: 'The headings of columns that are not read.' },
    rows: {
      type: 'array',
      description: `Of a preview, the first ${mostShown} rows that make or change a record, in the order of the file.`,
      items: {
        type: 'object',
        required: ['row', 'change', 'name', 'values'],
        properties: {
          row: { type: 'integer' },
          change: { type: 'string', enum: ['created', 'changed'] },
          name: { type: 'string', description: 'The name of the record.' },
          values: {
            type: 'array',
            description: 'What the row says that the record does not have, in the language asked for.',
            items: {
              type: 'object',
              required: ['column', 'before', 'after'],
              properties: { column: { type: 'string' }, before: { type: 'string' }, after: { type: 'string' } },
            },
          },
        },
      },
    },
  },
} as const;
