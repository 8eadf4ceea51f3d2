import type { Printing } from '../../../../domain/numbering/pattern.ts';
import type { Series } from '../../../../schemas/resources/invoicing/series.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import { printingOf, requirePrinting } from './printing.ts';

// Who draws its first number waits, and reads what is saved.
const lockSeries = `
  select document_type, prefix, pattern, restart, is_fixed from series where tenant_id = $1 and uuid = $2 for no key update`;

type Stored = Required<Printing> & { readonly document_type: string; readonly is_fixed: boolean };

const printed = ['prefix', 'pattern', 'restart'] as const;

export const described: UpdateFile['described'] = {
  summary: 'Replace one of the series.',
  description:
    '`prefix`, `pattern` and `restart` can be changed until the first number; `is_fixed` says whether there is one. Those of ' +
    '`default` stay; they may be left out.',
};

/** Replaces a series. What prints its numbers stays from the first one on. Throws `validation`. */
export const update: UpdateFile<Series>['update'] = async (db, replacing) => {
  const { scope, key, input } = replacing;
  const tenant = scope.tenant.id;
  const [stored] = await db.query<Stored>(lockSeries, [tenant, key]);
  if (!stored) throw new ApiError('not_found');
  const { document_type, is_fixed: isFixed, ...kept } = stored;
  const given = isFixed ? { ...kept, ...filledOf(input) } : printingOf(input);
  const changed = isFixed ? printed.filter((name) => given[name] !== kept[name]) : [];
  requireNone(changed.map((path) => ({ path, key: 'validation.seriesFixed' })));
  const filled = { ...input, ...given, document_type: input.document_type ?? document_type };
  if (!isFixed) await requirePrinting(db, tenant, filled, key);
  return byConvention.update(db, { ...replacing, input: filled });
};

/** Returns what an input says of it: a form leaves an empty prefix out, and defaults fill what is absent. */
const filledOf = (input: Series): Partial<Printing> =>
  Object.fromEntries(printed.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));
