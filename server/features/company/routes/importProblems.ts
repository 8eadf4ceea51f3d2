import type { FastifyInstance } from 'fastify';
import type { ImportRecord } from '../../../../schemas/resources/company/imports.ts';
import imports from '../../../../schemas/resources/company/imports.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { badRowsOf } from '../../../engine/import/badRows.ts';
import type { Problem } from '../../../engine/import/problem.ts';
import type { Row } from '../../../engine/import/source.ts';
import type { StoredChoices } from '../../../engine/imports/storedChoices.ts';
import { attachment } from '../../../files/attachment.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';

interface Entry extends Pick<ImportRecord, 'resource' | 'file_name'> {
  readonly choices: StoredChoices | null;
}

interface BadRow extends Row {
  readonly problems: readonly Omit<Problem, 'row'>[];
}

const selectEntry = 'select resource, file_name, choices from imports where tenant_id = $1 and uuid = $2';

const selectRows = `
  select row, cells, problems from import_problems where tenant_id = $1 and import_uuid = $2 order by row`;

/** Downloads the rows with errors of an import in the background, as they came, each with the reasons. */
export default async function importProblemRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/imports/:uuid/bad-rows', {
    config: { access: { resource: imports.name, action: 'show' } },
    schema: {
      tags: [imports.name],
      summary: 'Download the rows with errors of an import in the background, each with the reasons, as CSV.',
      params: uuidParams,
      produces: ['text/csv'],
    },
    handler: async (request, reply) => {
      const read = await request.readInTenant((db) => readProblems(db, request.tenant.id, request.params.uuid));
      if (!read) throw new ApiError('not_found');
      if (!request.may(read.entry.resource, 'import')) throw new ApiError('forbidden');
      const { entry, choices, rows } = read;
      const { headings, heading_row: headingRow, head, width = Infinity, columns: mapping, defaults } = choices;
      const headed = { headings, headingRow, rows, mapping, defaults, below: { head, width } };
      const problems = rows.flatMap(({ row, problems: all }) => all.map((problem) => ({ ...problem, row })));
      const source = { sheets: [], encoding: choices.encoding, delimiter: choices.delimiter, rows, total: rows.length };
      const file = { name: entry.file_name };
      const judged = { unchanged: 0, leftOut: 0, duplicates: [], changes: [], problems };
      const { name, type, content } = badRowsOf(entry.resource, { file, source, headed }, judged, request.language);
      return reply.type(type).header('content-disposition', attachment(name)).send(content);
    },
  });
}

async function readProblems(db: Db, tenant: string, uuid: string) {
  const [[entry], rows] = await Promise.all([
    db.query<Entry>(selectEntry, [tenant, uuid]),
    db.query<BadRow>(selectRows, [tenant, uuid]),
  ]);
  return entry?.choices && rows.length > 0 ? { entry, choices: entry.choices, rows } : undefined;
}
