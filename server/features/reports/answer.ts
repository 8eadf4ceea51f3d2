import type { FastifyRequest } from 'fastify';
import { today } from '../../../domain/dates/today.ts';
import type { ReportAnswer } from '../../../domain/reports/answer.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import { readerOf, readIn } from '../../engine/http/resourceRequests.ts';
import { fileWords } from '../../files/fileWords.ts';
import { visibleIn } from '../../engine/http/visibleFields.ts';
import { requireCurrency } from '../../engine/lists/currencies.ts';
import { finderOf } from '../../engine/resources/finder.ts';
import { reportQueryOf } from './query.ts';
import { readReport } from './read.ts';
import type { DeclaredReport } from './registry.ts';

interface Answered {
  readonly answer: ReportAnswer;
  /** The dimension of its groups. */
  readonly by: string;
  /** The text context. */
  readonly words: FileWords;
}

/** Computes a report for a request, with a limited number of groups. Throws `validation` for an invalid period or currency. */
export async function answerReport(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  declared: DeclaredReport,
  most: number,
): Promise<Answered> {
  const { report, resource } = declared;
  const reader = readerOf(request, resource);
  const { timeZone } = reader.tenant;
  const query = reportQueryOf(declared, request.query, today(reader.now, timeZone));
  const { narrowing } = await finderOf(resource);
  const summed = { report, visible: visibleIn(request, resource), narrowing, dimension: query.dimension, most };
  const words = fileWords(request, timeZone);
  const answer = await readIn(request, resource, async (db) => {
    await requireCurrency(db, query.params.currency);
    return readReport(db, summed, reader, query, words);
  });
  return { answer, by: query.by, words };
}
