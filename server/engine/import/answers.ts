import type { FileType } from '../../../schemas/file.ts';
import { workbookType } from '../../files/content.ts';
import { fileBodySchema } from '../resources/answers.ts';
import { blankCells } from './cells.ts';
import { mostColumns } from './source.ts';

const detail = { type: 'string', description: 'A message for the user, in the language of the request.' } as const;
const column = { type: 'string', description: 'The path of the property, if the problem is in one.' } as const;

/** The number of records shown in a preview. */
export const mostShown = 50;

/** The types of imported files. */
export const importTypes: readonly FileType[] = ['text/csv', workbookType];

const sheet = {
  type: 'string',
  maxLength: 100,
  description: 'The sheet of the workbook to read. Default: the first one with rows.',
} as const;

/** The body of a request that inspects a file. */
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
          'For each column of the file, in order, the path of its property; empty to ignore the column. By default, headings are matched by path or by name in any language.',
      },
      blanks: {
        type: 'string',
        enum: blankCells,
        description:
          '`keep` (default): a blank cell keeps the value of an existing record. `clear`: it removes the value. New records get the default value either way.',
      },
    },
  );

/** The schema of a file's content. */
export const sourceSchema = {
  title: 'ImportSource',
  type: 'object',
  required: ['sheets', 'rows', 'columns'],
  properties: {
    sheets: { type: 'array', items: { type: 'string' }, description: 'The sheets of the workbook that have rows.' },
    sheet: { type: 'string', description: 'The sheet that was read.' },
    rows: { type: 'integer', description: 'The number of rows below the headings.' },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['heading', 'samples'],
        properties: {
          heading: { type: 'string' },
          path: { type: 'string', description: 'The property that the heading names, if any.' },
          samples: { type: 'array', items: { type: 'string' }, description: 'The values of the first rows.' },
        },
      },
    },
  },
} as const;

/** The schema of an import's result. */
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
      description: 'The errors, by row number in the spreadsheet. If there are any, nothing is imported.',
      items: { type: 'object', required: ['row', 'detail'], properties: { row: { type: 'integer' }, column, detail } },
    },
    more: { type: 'integer', description: 'The number of errors not included in `refused`.' },
    ignored: { type: 'array', items: { type: 'string' }, description: 'The headings of ignored columns.' },
    rows: {
      type: 'array',
      description: `In a preview, the first ${mostShown} rows that create or change a record, in file order.`,
      items: {
        type: 'object',
        required: ['row', 'change', 'name', 'values'],
        properties: {
          row: { type: 'integer' },
          change: { type: 'string', enum: ['created', 'changed'] },
          name: { type: 'string', description: 'The name of the record.' },
          values: {
            type: 'array',
            description: 'The values of the row that differ from the record, in the language of the request.',
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
