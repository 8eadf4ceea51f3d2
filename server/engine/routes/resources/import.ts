import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleaningOf, type CleaningRule } from '../../../../domain/imports/cleanCell.ts';
import { readableArgs } from '../../../../domain/validation/readableArgs.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import { translate } from '../../../base/i18n.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Upload } from '../../../files/upload.ts';
import { isInTenant } from '../../../identity/scope.ts';
import { describedBy, writeIn, writeOnceIn } from '../../http/resourceRequests.ts';
import { importBody, importedSchema, mostShown } from '../../import/answers.ts';
import { applyImport } from '../../import/applyImport.ts';
import {
  asImported,
  importedIn,
  judgedBy,
  recordCheck,
  tableIn,
  type ImportBody,
  type ReadFile,
} from '../../import/importing.ts';
import type { Judged } from '../../import/judgeImport.ts';
import { rememberMapping } from '../../import/rememberedMapping.ts';
import { isLarge, refused } from '../../import/source.ts';
import { shownRows } from '../../import/shownRows.ts';
import type { Table } from '../../import/table.ts';
import { countsOf, enterImport, hasEntries, isImporting, queueImport } from '../../imports/ledger.ts';
import { choicesOf } from '../../imports/storedChoices.ts';

interface Importing {
  Querystring: { readonly preview?: boolean };
  Body: ImportBody;
}

/** Imports files: each row creates a record or changes the matching one, all or none by default. */
export default async function resourceImportRoutes(app: FastifyInstance): Promise<void> {
  for (const { resource, url, tags, access } of describedBy(app, 'import')) {
    const check = recordCheck(asImported(resource), app.budgets.problemsReported);
    app.post<Importing>(url, {
      config: { access },
      schema: {
        tags,
        summary: `Create and change ${resource.name} from a CSV file or an XLSX workbook: all rows or, if there is any error, none. A large file is imported in the background: its entry in \`imports\` has the progress.`,
        querystring: {
          type: 'object',
          properties: {
            preview: {
              type: 'boolean',
              default: false,
              description: 'Only report what would be done and what is wrong.',
            },
          },
        },
        consumes: ['multipart/form-data'],
        body: importBody(app.budgets, asImported(resource)),
        response: { 200: importedSchema },
      },
      handler: async (request, reply) => {
        await app.transfers.take('import', request, reply);
        const visible = importedIn(request, resource);
        const read = await tableIn(request, visible);
        const { file, source, table, headed } = read;
        const isLater = isLarge(source);
        if (isLater && !isEntered(request, resource)) {
          throw refused('rows', { limit: app.budgets.importRows });
        }
        const { preview: isPreview = false } = request.query;
        const judge = (db: Db) => judgedBy(db, request, visible, table, check, { isPreview });
        if (isPreview) {
          return writeIn(request, resource, async (db) => {
            const { input, judged } = await judge(db);
            const rows = shownRows(visible, judged, input.reading.words, mostShown);
            return {
              ...outcomeOf(request, table, judged),
              ...writingOf(table),
              ...alikeOf(request, judged),
              cleaned: table.cleaned,
              rows,
              ...(isLater && laterOf(read)),
            };
          });
        }
        const { columns, defaults = {}, only_good: onlyGood = false } = request.body;
        const remember = async (db: Db): Promise<void> => {
          if (!columns || !isInTenant(request, resource)) return;
          const remembered = { columns: headed.headings.map((_, at) => columns[at] ?? ''), defaults };
          const { id } = request.tenant;
          await rememberMapping(db, resource, id, headed.headings, remembered, app.budgets.importMappings);
        };
        return writeOnceIn(request, reply, resource, async (db) => {
          if (isLater) {
            if (await isImporting(db, request.tenant.id)) throw importRunning();
            const importable = importableOf(request, resource, file, laterOf(read).in_background);
            const { session } = request.identity ?? { session: '' };
            const uuid = await queueImport(db, importable, choicesOf(read, table, request.body), session);
            await remember(db);
            const nothing = { created: 0, changed: 0, unchanged: 0, left_out: 0, refused: [], more: 0, bad_rows: 0 };
            return { ...nothing, ignored: [...table.ignored], ...laterOf(read), import: { uuid } };
          }
          const { input, judged } = await judge(db);
          if (judged.problems.length > 0 && !onlyGood) throw refusalOf(judged);
          const entry = isEntered(request, resource)
            ? await enterImport(db, importableOf(request, resource, file, table.rows.length), countsOf(judged))
            : undefined;
          await applyImport(db, input, judged, entry);
          await remember(db);
          return { ...outcomeOf(request, table, judged), ...(entry && { import: { uuid: entry } }) };
        });
      },
    });
  }
}

const isEntered = (request: FastifyRequest, resource: Resource): boolean =>
  isInTenant(request, resource) && hasEntries(resource);

/** The number of rows of a file that is judged and written in the background. */
const laterOf = ({ source, headed }: Pick<ReadFile, 'source' | 'headed'>) => ({
  in_background: source.total - (source.rows.length - headed.rows.length),
});

/** The reason not to begin another import in the background. */
const importRunning = (): ApiError =>
  new ApiError('status_not_allowed', {
    reason: { code: 'import_running', words: 'resources.imports.refused.import_running' },
  });

const importableOf = ({ actor, tenant }: FastifyRequest, { name }: Resource, file: Upload, rows: number) => ({
  tenant: tenant.id,
  resource: name,
  file,
  rows,
  author: actor.name,
});

/** Converts problems to a failure, each at its row and column. */
function refusalOf({ problems }: Judged): ApiError {
  const errors = problems.map(({ row, column, ...words }) => ({
    path: ['rows', row, ...(column ? [column] : [])].join('.'),
    ...words,
  }));
  return new ApiError('import_refused', { args: { count: problems.length }, errors });
}

/** How dates and figures are read, if the table has any. */
function writingOf({ columns, writing }: Table) {
  const has = (rule: CleaningRule) => columns.some((column) => cleaningOf(column) === rule);
  return {
    ...(has('date') && { date_order: writing.dateOrder }),
    ...(has('amount') && { decimal_sign: writing.decimalSign }),
  };
}

/** The likely duplicates, as the user reads them. */
function alikeOf({ language, server }: FastifyRequest, { duplicates }: Judged) {
  const shown = duplicates.slice(0, server.budgets.problemsReported);
  return {
    duplicates: shown.map(({ key, args, ...duplicate }) => ({ ...duplicate, detail: translate(language, key, args) })),
    duplicate_rows: duplicates.length,
  };
}

function outcomeOf({ language, server }: FastifyRequest, { ignored }: Table, judged: Judged) {
  const most = server.budgets.problemsReported;
  const { problems } = judged;
  return {
    ...countsOf(judged),
    left_out: judged.leftOut,
    refused: problems.slice(0, most).map(({ row, column, key, args }) => ({
      row,
      ...(column && { column }),
      detail: translate(language, key, readableArgs(args, language)),
    })),
    more: Math.max(0, problems.length - most),
    ignored,
  };
}
