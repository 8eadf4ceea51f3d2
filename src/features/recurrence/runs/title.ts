import { formatInstant } from '../../../../domain/kinds/instant.ts';
import type { Run } from '../../../../schemas/resources/recurrence/runs.ts';
import { language } from '../../../i18n/language.ts';
import { zone } from '../../../i18n/zone.ts';

/** Names a run by its start. */
export default function runTitle(
  { started_at: started }: Pick<Run, 'started_at'>,
  translate: (key: string, args?: object) => string,
): string {
  const name = translate('resources.runs.name', { smart_count: 1 });
  return `${name} · ${formatInstant(started, language(), zone())}`;
}
