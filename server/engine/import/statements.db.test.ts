import { expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import { testApp } from '../../../tests/support/app.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { inTenant, type Db } from '../../database/transaction.ts';
import { translatorIn } from '../../base/i18n.ts';
import { bodyCheck } from '../../web/input.ts';
import { applyImport } from './applyImport.ts';
import { duplicatesOf } from './duplicates.ts';
import { headed } from './headings.ts';
import { chunk, judgeImport } from './judgeImport.ts';
import { namedIn } from './namedReferences.ts';
import type { CheckInput } from './problem.ts';
import { sourceOf } from './source.ts';
import { tableOf } from './table.ts';

const api = await testApp();
const tenant = { id: api.identity.tenants.acme, timeZone: 'America/Sao_Paulo' };
const check = bodyCheck(writeSchema(entities.schema), entities.schema) as (
  input: object,
  most: number,
) => ReturnType<CheckInput>;

/** Imports entities with an address, and counts the statements. */
async function statementsFor(rows: number, address: string): Promise<number> {
  const lines = Array.from({ length: rows }, (_, n) => `E${n},${address},Brasil`);
  const bytes = Buffer.from(['Nome,Endereço,País', ...lines].join('\n'));
  const source = await sourceOf({ type: 'text/csv', bytes }, {}, defaultBudgets);
  const table = await tableOf(entities, headed(entities, source, 'pt'), {}, 'pt');
  let count = 0;
  await inTenant(api.pool, { tenant: tenant.id }, async (own) => {
    const counted = <Answer>(answer: Answer): Answer => {
      count += 1;
      return answer;
    };
    const db: Db = {
      query: (text, values) => counted(own.query(text, values)),
      run: (statement) => counted(own.run(statement)),
    };
    const named = await namedIn(db, table, { tenant: tenant.id, language: 'pt', resourceNamed: () => undefined });
    const words = {
      language: 'pt',
      translate: translatorIn('pt'),
      namingOf: () => ({ name: '', label: 'name' }),
    } as const;
    const scope = { tenant, now: api.clock.now() };
    const work = {
      resource: entities,
      scope,
      table,
      reading: { words, named, blanks: 'keep' as const },
      check: (input: object) => check(input, 50),
      leaving: { rows: new Set<number>(), known: false, duplicates: false },
      duplicatesIn: await duplicatesOf(entities),
    };
    const judged = await judgeImport(db, work);
    expect([judged.changes.length, judged.problems]).toEqual([rows, []]);
    await applyImport(db, work, judged);
  });
  return count;
}

it('needs the same number of statements for a batch of rows as for one, creating and changing them', async () => {
  const one = await statementsFor(1, 'Rua A');
  expect(await statementsFor(1, 'Rua B')).toBeLessThanOrEqual(one + 1);
  const many = [await statementsFor(chunk, 'Rua C'), await statementsFor(chunk, 'Rua D')];
  expect(Math.max(...many)).toBeLessThanOrEqual(one + 2);
  expect(one).toBeLessThan(12);
});
