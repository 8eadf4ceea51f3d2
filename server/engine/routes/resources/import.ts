import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ImportMapping } from '../../../../domain/lists/importMapping.ts';
import { writeSchema } from '../../../../domain/schema/writeSchema.ts';
import { readableArgs } from '../../../../domain/validation/readableArgs.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { describedBy, scopeIn, writeIn, writeOnceIn } from '../../http/resourceRequests.ts';
import { fileWords } from '../../../files/fileWords.ts';
import { visibleIn } from '../../http/visibleFields.ts';
import { translate } from '../../../base/i18n.ts';
import { bodyCheck } from '../../../web/input.ts';
import { requiredUploadOf } from '../../../files/uploads.ts';
import { importBody, importedSchema, mostShown } from '../../import/answers.ts';
import { applyImport } from '../../import/applyImport.ts';
import type { blankCells } from '../../import/cells.ts';
import { judgeImport, type Judged } from '../../import/judgeImport.ts';
import { namedIn } from '../../import/namedReferences.ts';
import type { CheckInput } from '../../import/problem.ts';
import { shownRows } from '../../import/shownRows.ts';
import { sourceOf } from '../../import/source.ts';
import { tableOf, type Table } from '../../import/table.ts';

interface Importing {
  Querystring: { readonly preview?: boolean };
  Body: {
    readonly sheet?: string;
    readonly columns?: ImportMapping;
    readonly blanks?: (typeof blankCells)[number];
  };
}

/** Imports files: each row creates a record or changes the matching one, all or none. */
export default async function resourceImportRoutes(app: FastifyInstance): Promise<void> {
  for (const { resource, url, tags, access } of describedBy(app, 'import')) {
    const check = checkOf(resource, app.budgets.problemsReported);
    app.post<Importing>(url, {
      config: { access },
      schema: {
        tags,
        summary: `Create and change ${resource.name} from a CSV file or an XLSX workbook: all rows or, if there is any error, none.`,
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
        body: importBody(app.budgets.importBytes),
        response: { 200: importedSchema },
      },
      handler: async (request, reply) => {
        await app.transfers.take('import', request, reply);
        const visible = visibleIn(request, resource);
        const table = await tableIn(request, visible);
        const judge = (db: Db) => judgedBy(db, request, visible, table, check);
        if (request.query.preview) {
          return writeIn(request, resource, async (db) => {
            const { input, judged } = await judge(db);
            const rows = shownRows(visible, judged, input.reading.words, mostShown);
            return { ...outcomeOf(request, table, judged), rows };
          });
        }
        return writeOnceIn(request, reply, resource, async (db) => {
          const { input, judged } = await judge(db);
          if (judged.problems.length > 0) throw refusalOf(judged);
          await applyImport(db, input, judged);
          return outcomeOf(request, table, judged);
        });
      },
    });
  }
}

/** Validates single records. */
function checkOf(resource: Resource, most: number): CheckInput {
  const check = bodyCheck(writeSchema(resource.schema), resource.schema);
  return (input) => {
    const { value, issues } = check(input, most);
    return { value: { ...(value as object) }, issues };
  };
}

async function tableIn(request: FastifyRequest<Importing>, visible: Resource): Promise<Table> {
  const file = requiredUploadOf(request, 'file');
  const { sheet, columns } = request.body;
  return tableOf(visible, await sourceOf(file, sheet, request.server.budgets), columns, request.language);
}

async function judgedBy(
  db: Db,
  request: FastifyRequest<Importing>,
  visible: Resource,
  table: Table,
  check: CheckInput,
) {
  const scope = scopeIn(request, visible);
  const { language, server, body } = request;
  const resourceNamed = (name: string) => {
    const resource = server.resources.find((each) => each.name === name);
    return resource && visibleIn(request, resource);
  };
  const named = await namedIn(db, table, { tenant: scope.tenant.id, language, resourceNamed });
  const reading = { words: fileWords(request, scope.tenant.timeZone), named, blanks: body.blanks ?? 'keep' };
  const input = { resource: visible, scope, table, reading, check };
  return { input, judged: await judgeImport(db, input) };
}

/** Converts problems to a failure, each at its row and column. */
function refusalOf({ problems }: Judged): ApiError {
  const errors = problems.map(({ row, column, ...words }) => ({
    path: ['rows', row, ...(column ? [column] : [])].join('.'),
    ...words,
  }));
  return new ApiError('import_refused', { args: { count: problems.length }, errors });
}

function outcomeOf({ language, server }: FastifyRequest, { ignored }: Table, { changes, unchanged, problems }: Judged) {
  const most = server.budgets.problemsReported;
  const created = changes.filter(({ key }) => key === undefined).length;
  return {
    created,
    changed: changes.length - created,
    unchanged,
    refused: problems.slice(0, most).map(({ row, column, key, args }) => ({
      row,
      ...(column && { column }),
      detail: translate(language, key, readableArgs(args, language)),
    })),
    more: Math.max(0, problems.length - most),
    ignored,
  };
}
