import type { HealthCheck } from '../../../../schemas/resources/platform/health.ts';
import { translate } from '../../../base/i18n.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';
import { checksOf } from './checks.ts';
import { readFacts } from './facts.ts';

/** Lists the health of all components, in the reader's language. */
export const find: FindFile['find'] = async (db, { language }, { keys }) => {
  const checks = checksOf(await readFacts(db));
  const shown = checks.map(({ name, status, words, args }, at): HealthCheck => ({
    id: at + 1,
    name,
    status,
    finding: translate(language, `health.${name}.${words}`, args),
  }));
  const results = shown.filter(({ id }) => !keys || keys.includes(String(id)));
  return { results, count: results.length };
};
