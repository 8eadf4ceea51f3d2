import type { FastifyRequest } from 'fastify';
import { today } from '../../domain/dates/today.ts';
import type { ReportAnswer } from '../../domain/reports/answer.ts';
import type { FileWords } from '../../domain/lists/fileColumns.ts';
import { readerOf, readIn } from '../http/described.ts';
import { fileWords } from '../http/fileWords.ts';
import { seenIn } from '../http/seen.ts';
import { requireCurrency } from '../resources/currencies.ts';
import { finderOf } from '../resources/reading.ts';
import { reportQueryOf } from './query.ts';
import { readReport } from './read.ts';
import type { DeclaredReport } from './registry.ts';

interface Answered {
  readonly answer: ReportAnswer;
  /** The dimension of its groups. */
  readonly by: string;
  /** In whose language it is. */
  readonly words: FileWords;
}

/** A report as a request asks for it, of at most so many groups. Throws `validation` for days that make no period, and for a currency there is not. */
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
  const summed = { report, seen: seenIn(request, resource), narrowing, dimension: query.dimension, most };
  const words = fileWords(request, timeZone);
  const answer = await readIn(request, resource, async (db) => {
    await requireCurrency(db, query.asked.currency);
    return readReport(db, summed, reader, query, words);
  });
  return { answer, by: query.by, words };
}
