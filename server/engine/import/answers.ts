import { delimiters, type Delimiter } from '../../../domain/csv.ts';
import { encodingNames } from '../../../domain/files/encodings.ts';
import { cleaningRules } from '../../../domain/imports/cleanCell.ts';
import { dateOrders } from '../../../domain/imports/dates.ts';
import type { FileType } from '../../../schemas/file.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { workbookType } from '../../files/content.ts';
import type { Budgets } from '../../limits/budgets.ts';
import { fileBodySchema } from '../resources/answers.ts';
import { blankCells } from './cells.ts';
import { mostColumns } from './source.ts';
import { defaultable } from './table.ts';

const detail = { type: 'string', description: 'A message for the user, in the language of the request.' } as const;
const column = { type: 'string', description: 'The path of the property, if the problem is in one.' } as const;

/** The number of records shown in a preview. */
export const mostShown = 50;

/** The types of imported files. */
export const importTypes: readonly FileType[] = ['text/csv', workbookType];

/** How to read a file. */
const reading = {
  sheet: {
    type: 'string',
    maxLength: 100,
    description:
      'The sheet of the workbook to read. Default: the one with the most known headings, else the first that looks like a list.',
  },
  encoding: {
    type: 'string',
    enum: encodingNames,
    description: 'The encoding of the CSV file. Default: the one that it is detected to have.',
  },
  delimiter: {
    type: 'string',
    enum: Object.keys(delimiters) as Delimiter[],
    description: 'The separator of cells of the CSV file. Default: the one that makes a table of it.',
  },
  heading_row: {
    type: 'integer',
    minimum: 0,
    maximum: 1_048_576,
    description:
      'The row of the headings, as numbered in spreadsheets; 0 if the file has none. Default: the first full row, or one below it with more known headings.',
  },
} as const;

const values = (resource: Resource) =>
  Object.fromEntries(defaultable(resource).map(({ path }) => [path, { type: 'string', maxLength: 300 }]));

/** The body of a request that inspects a file. */
export const sourceBody = (bytes: number) => fileBodySchema({ types: importTypes, bytes, anyEncoding: true }, reading);

/** The body of a request that imports a file. */
export const importBody = (budgets: Pick<Budgets, 'importBytes' | 'importRows'>, resource: Resource) =>
  fileBodySchema(
    { types: importTypes, bytes: budgets.importBytes, anyEncoding: true },
    {
      ...reading,
      columns: {
        type: 'array',
        maxItems: mostColumns,
        items: { type: 'string', maxLength: 200 },
        description:
          'For each column of the file, in order, the path of its property, or a part of an address (`location.street`, `number`, `district`, `city`, `state`, `postcode`); empty to ignore the column. Several columns may make a text together. By default, headings are matched by path, by name in any language, or as lists of other programs have them.',
      },
      defaults: {
        type: 'object',
        additionalProperties: false,
        properties: values(resource),
        description:
          'Values by path, as in a cell, for rows without one: new records, and existing ones without the value. By default those that a known list leaves out; none with `columns`.',
      },
      date_order: {
        type: 'string',
        enum: dateOrders,
        description: 'The order of day, month and year. Default: the one that the columns of dates show.',
      },
      decimal_sign: {
        type: 'string',
        enum: [',', '.'],
        description: 'The decimal sign. Default: the one that the columns of figures show.',
      },
      blanks: {
        type: 'string',
        enum: blankCells,
        description:
          '`keep` (default): a blank cell keeps the value of an existing record. `clear`: it removes the value. New records get the default value either way.',
      },
      only_good: {
        type: 'boolean',
        default: false,
        description: 'Import the rows without errors, and leave the others out. Default: all rows or none.',
      },
      only_new: {
        type: 'boolean',
        default: false,
        description: 'Leave out the rows that match a stored record. Default: they change it.',
      },
      leave_out_duplicates: {
        type: 'boolean',
        default: false,
        description: 'Leave out the rows in `duplicates` of the preview. Default: they are imported.',
      },
      leave_out: {
        type: 'array',
        maxItems: budgets.importRows,
        items: { type: 'integer', minimum: 1, maximum: 1_048_576 },
        description: 'The numbers of rows to leave out.',
      },
    },
  );

/** The schema of a file's content. */
export const sourceSchema = {
  title: 'ImportSource',
  type: 'object',
  required: ['sheets', 'heading_row', 'rows', 'in_background', 'columns', 'defaults', 'remembered', 'first'],
  properties: {
    sheets: { type: 'array', items: { type: 'string' }, description: 'The sheets of the workbook that have rows.' },
    sheet: { type: 'string', description: 'The sheet that was read.' },
    encoding: { type: 'string', enum: encodingNames, description: 'The encoding in which the CSV file was read.' },
    delimiter: {
      type: 'string',
      enum: reading.delimiter.enum,
      description: 'The separator by which the CSV file was read.',
    },
    heading_row: { type: 'integer', description: 'The row of the headings; 0 for none.' },
    layout: { type: 'string', description: 'The program whose lists have these headings, if it is known.' },
    remembered: { type: 'boolean', description: 'Whether the paths are those of the last import with these headings.' },
    defaults: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Values by path that the list leaves out: those of the last import, or of the program.',
    },
    first: {
      type: 'array',
      description: 'The first rows as they were read, also those above the headings.',
      items: {
        type: 'object',
        required: ['row', 'cells'],
        properties: { row: { type: 'integer' }, cells: { type: 'array', items: { type: 'string' } } },
      },
    },
    rows: { type: 'integer', description: 'The number of rows below the headings.' },
    in_background: {
      type: 'boolean',
      description: 'Whether the file is so large that it is imported in the background.',
    },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['heading', 'samples'],
        properties: {
          heading: { type: 'string' },
          path: { type: 'string', description: 'The property, or part of an address, that the heading names, if any.' },
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
  required: ['created', 'changed', 'unchanged', 'left_out', 'refused', 'more', 'ignored'],
  properties: {
    created: { type: 'integer' },
    changed: { type: 'integer' },
    unchanged: { type: 'integer' },
    left_out: { type: 'integer', description: 'The number of rows that are left out by choice.' },
    refused: {
      type: 'array',
      description: 'The errors, by row number in the spreadsheet. If there are any, nothing is imported.',
      items: { type: 'object', required: ['row', 'detail'], properties: { row: { type: 'integer' }, column, detail } },
    },
    more: { type: 'integer', description: 'The number of errors not included in `refused`.' },
    ignored: { type: 'array', items: { type: 'string' }, description: 'The headings of ignored columns.' },
    bad_rows: { type: 'integer', description: 'The number of rows with errors.' },
    import: {
      type: 'object',
      required: ['uuid'],
      description: 'The entry in the list of imports, by which a company can undo it.',
      properties: { uuid: { type: 'string', format: 'uuid' } },
    },
    in_background: {
      type: 'integer',
      description:
        'Of a large file, the number of rows that are judged and written in the background. A preview judges the first ones.',
    },
    date_order: {
      type: 'string',
      enum: dateOrders,
      description: 'In a preview, how dates are read, if there are any.',
    },
    decimal_sign: {
      type: 'string',
      enum: [',', '.'],
      description: 'In a preview, how figures are read, if there are any.',
    },
    cleaned: {
      type: 'array',
      description: 'In a preview, the rules that change values before they are imported, each with an example.',
      items: {
        type: 'object',
        required: ['path', 'rule', 'before', 'after', 'rows'],
        properties: {
          path: { type: 'string' },
          rule: { type: 'string', enum: cleaningRules },
          before: { type: 'string' },
          after: { type: 'string' },
          rows: { type: 'integer', description: 'The number of rows that it changes.' },
        },
      },
    },
    duplicates: {
      type: 'array',
      description: 'In a preview, the first rows that may be the same as a stored record or an earlier row.',
      items: {
        type: 'object',
        required: ['row', 'name', 'column', 'detail'],
        properties: {
          row: { type: 'integer' },
          name: { type: 'string', description: 'The name of the record that the row describes.' },
          column: { type: 'string', description: 'The property that is the same, or nearly so.' },
          detail,
          record: {
            type: 'object',
            required: ['key', 'name'],
            properties: { key: { type: 'string' }, name: { type: 'string' } },
            description: 'The stored record; its name is in `detail`.',
          },
        },
      },
    },
    duplicate_rows: { type: 'integer', description: 'In a preview, the number of rows that may be duplicates.' },
    rows: {
      type: 'array',
      description: `In a preview, the first ${mostShown} rows that create or change a record, in file order.`,
      items: {
        type: 'object',
        required: ['row', 'change', 'name', 'values'],
        properties: {
          row: { type: 'integer' },
          change: { type: 'string', enum: ['created', 'changed'] },
          key: { type: 'string', description: 'The key of the record that it changes.' },
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
