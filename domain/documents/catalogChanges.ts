import { compareDecimals } from '../money/compare.ts';
import { trimDecimal } from '../money/trimDecimal.ts';
import type { Figure } from '../validation/issue.ts';
import type { Notice } from './notice.ts';
import type { Rounding, Side, TributeTerms } from '../taxes/terms.ts';

/** A tribute as stored in a line, or as it would be computed now. */
export interface KeptTribute extends Readonly<
  Pick<
    TributeTerms,
    | 'tribute'
    | 'base_includes'
    | 'base_includes_self'
    | 'base_percent'
    | 'recoverable'
    | 'minimum'
    | 'maximum'
    | 'limits_per'
    | 'per'
  >
> {
  readonly uuid: string;
  readonly name: string;
  readonly value: string;
  readonly is_fixed: boolean;
  readonly is_origin: boolean;
  readonly type: string;
  readonly tax_responsible: Side;
}

/** The part of a line that can change without user input. */
export interface KeptLine {
  readonly item_uuid: string;
  readonly item_description: string;
  readonly scenery_uuid: string;
  readonly scenery: {
    readonly name: string;
    readonly rounding?: Rounding | undefined;
    readonly tributes: readonly KeptTribute[];
  };
}

/**
 * Returns the changes of scenarios and catalog since a document was saved, each once. `before` are its stored lines,
 * `now` the recomputed ones. Values entered on a line (variable tributes) never count as changes.
 */
export function movedSince(before: readonly KeptLine[], now: readonly KeptLine[], currency: string): Notice[] {
  const sceneries = byKey(now, ({ scenery_uuid }) => scenery_uuid);
  const items = byKey(now, ({ item_uuid }) => item_uuid);
  const moved = [...byKey(before, ({ scenery_uuid }) => scenery_uuid)].flatMap(([key, { scenery }]) => {
    const current = sceneries.get(key);
    return current
      ? [...movedRounding(scenery, current.scenery), ...movedTributes(scenery.tributes, current.scenery, currency)]
      : [];
  });
  const renamed = [...byKey(before, ({ item_uuid }) => item_uuid)].flatMap(
    ([key, { item_description: previous }]): Notice[] => {
      const current = items.get(key)?.item_description ?? previous;
      return current === previous ? [] : [{ key: 'documents.moved.item', args: { previous, current } }];
    },
  );
  return [...moved, ...renamed];
}

/** Maps each key to its first line. */
const byKey = (lines: readonly KeptLine[], keyOf: (line: KeptLine) => string): Map<string, KeptLine> =>
  new Map(lines.map((line) => [keyOf(line).toLowerCase(), line] as const).toReversed());

const movedRounding = (before: KeptLine['scenery'], { name: scenario, rounding }: KeptLine['scenery']): Notice[] =>
  (before.rounding ?? 'line') === (rounding ?? 'line') ? [] : [{ key: 'documents.moved.rounding', args: { scenario } }];

function movedTributes(
  before: readonly KeptTribute[],
  { name: scenario, tributes }: KeptLine['scenery'],
  currency: string,
): Notice[] {
  const keys = new Set(tributes.map(({ uuid }) => uuid));
  const gone = new Map(before.filter(({ uuid }) => !keys.has(uuid)).map((tribute) => [placeOf(tribute), tribute]));
  // A row of another day follows the one of the same tribute and box.
  const previous = new Map(
    tributes.flatMap((tribute) => {
      const was = before.find(({ uuid }) => uuid === tribute.uuid) ?? gone.get(placeOf(tribute));
      return was ? [[tribute, was] as const] : [];
    }),
  );
  const kept = new Set([...previous.values()].map(({ uuid }) => uuid));
  const noticeOf = (word: string, { name: tribute }: KeptTribute, values: Notice['args']): Notice => ({
    key: `documents.moved.${word}`,
    args: { scenario, tribute, ...values },
  });
  const valueOf = ({ value, is_fixed: isAmount }: KeptTribute): Figure => ({
    figure: trimDecimal(value),
    unit: isAmount ? currency : '%',
  });
  return [
    ...tributes.flatMap((tribute) => {
      const was = previous.get(tribute);
      if (!was) return noticeOf('added', tribute, { current: valueOf(tribute) });
      if (boxOrType(was) !== boxOrType(tribute)) return noticeOf('terms', tribute, {});
      const isMoved = tribute.type !== 'Variable' && compareDecimals(was.value, tribute.value) !== 0;
      const value = isMoved ? [noticeOf('value', tribute, { previous: valueOf(was), current: valueOf(tribute) })] : [];
      const further = movedTerms.filter(([, termsOf]) => termsOf(was) !== termsOf(tribute));
      return [...value, ...further.map(([word]) => noticeOf(word, tribute, {}))];
    }),
    ...before
      .filter(({ uuid }) => !kept.has(uuid))
      .map((tribute) => noticeOf('removed', tribute, { previous: valueOf(tribute) })),
  ];
}

/** The country, responsible and tribute of a row; rows of lines from before tell no tribute, and follow none. */
const placeOf = ({ tribute, uuid, is_origin, tax_responsible }: KeptTribute): string =>
  [tribute?.toLowerCase() ?? uuid, is_origin, tax_responsible].join();

const numberIn = (value: string | undefined): string => (value === undefined ? '' : trimDecimal(value));

/** What a notice names without its values, by word. */
const movedTerms: readonly (readonly [word: string, termsOf: (tribute: KeptTribute) => string])[] = [
  [
    'base',
    ({ base_includes: named = [], base_includes_self: isSelf = false, base_percent: part }) =>
      [...named.map((one) => one.toLowerCase()).toSorted(), isSelf, numberIn(part ?? '100')].join(),
  ],
  [
    'limits',
    ({ minimum, maximum, limits_per = 'line', per = 'line' }) =>
      [numberIn(minimum), numberIn(maximum), minimum || maximum ? limits_per : '', per].join(),
  ],
  ['recoverable', ({ recoverable }) => numberIn(recoverable ?? '0')],
];

const boxOrType = ({ is_origin, tax_responsible, is_fixed, type }: KeptTribute): string =>
  [is_origin, tax_responsible, is_fixed, type].join();
