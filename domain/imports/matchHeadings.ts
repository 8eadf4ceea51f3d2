import { addressHeadings } from '../../schemas/imports/addresses.ts';
import { foreignHeadings } from '../../schemas/imports/foreignHeadings.ts';
import { ownNames } from '../../schemas/imports/headings.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Translate } from '../kinds/codec.ts';
import { once } from '../kinds/memoize.ts';
import { fieldKey } from '../kinds/words.ts';
import { amountsIn, importColumns } from '../lists/importColumns.ts';
import type { ImportMapping } from '../lists/importMapping.ts';
import { headingText } from './headingText.ts';
import { partColumns } from './importTargets.ts';

/** What the headings of a file say about it. */
export interface Matched {
  /** For each column, the path that its heading names; empty if none. */
  readonly mapping: ImportMapping;
  /** The program whose lists have these headings. */
  readonly layout?: string;
  /** Values for all rows, for fields that lists of the program leave out. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** Headings that are a number of anything. */
const bareNumbers = once(() => new Set(['número', 'nº', 'no', 'num', 'núm'].map(headingText)));

/** The names of a path, the most telling first, reduced for comparison. */
interface Names {
  readonly path: string;
  /** The path, and the field's names in all languages. */
  readonly own: readonly string[];
  readonly names: readonly string[];
}

/** Returns how to match headings to paths of a resource, in any of the languages. */
export function headingMatcher(resource: Resource, languages: readonly Translate[]) {
  const foreign = foreignHeadings[resource.name];
  const named = namesOf(resource, languages);
  const joined = Object.entries(foreign?.joined ?? {}).filter(([path]) => named.some((names) => names.path === path));
  return (headings: readonly string[]): Matched => {
    const texts = headings.map(headingText);
    const mapping = headings.map(() => '');
    const free = (text: string) => texts.findIndex((each, at) => text !== '' && each === text && mapping[at] === '');
    const firstOf = (names: readonly string[]) => names.map(free).find((at) => at >= 0);
    // `Name` beside `Company` is a contact; a second column with the name is not.
    const isOthers = (path: string, text: string) =>
      named.some(
        (other) =>
          other.path !== path &&
          other.own.includes(text) &&
          other.own.includes(texts[mapping.indexOf(other.path)] ?? ''),
      );
    const take = (at: number | undefined, path: string): void => {
      if (at !== undefined) mapping[at] = path;
    };
    for (const [path, groups] of joined) {
      const isNamed = firstOf(named.find((names) => names.path === path)?.own ?? []) !== undefined;
      if (isNamed || mapping.includes(path)) continue;
      const found = groups.map((names) => firstOf(names.map(headingText)));
      if (found[0] === undefined || found.at(-1) === undefined) continue;
      for (const at of found) take(at, path);
    }
    // Files of programs that use the API have paths, which mean nothing else.
    for (const { path } of named) {
      const at = headings.findIndex((heading, index) => heading === path && mapping[index] === '');
      if (at >= 0) take(at, path);
    }
    for (const { path, names } of named) {
      if (!mapping.includes(path)) take(firstOf(names.filter((name) => !isOthers(path, name))), path);
    }
    // A bare number that no street precedes is that of the client.
    for (const [path, { address, part }] of partColumns(resource)) {
      const at = part === 'number' ? mapping.indexOf(path) : -1;
      const before = mapping.slice(0, at);
      const isBare = bareNumbers().has(texts[at] ?? '');
      if (isBare && ![address, path.replace(/number$/, 'street')].some((street) => before.includes(street))) {
        mapping[at] = '';
      }
    }
    // A currency without its amounts would make every row wrong.
    for (const [at, path] of mapping.entries()) {
      const amounts = amountsIn(resource, path);
      if (amounts.length > 0 && !amounts.some((amount) => mapping.includes(amount))) mapping[at] = '';
    }
    const layout = foreign?.layouts?.find(({ has }) => has.every((name) => texts.includes(headingText(name))));
    // A currency is missing only beside its amount.
    const missing = Object.entries(layout?.defaults ?? {}).filter(
      ([path]) => !mapping.includes(path) && amountsIn(resource, path).every((amount) => mapping.includes(amount)),
    );
    return { mapping, ...(layout && { layout: layout.name }), defaults: Object.fromEntries(missing) };
  };
}

function namesOf(resource: Resource, languages: readonly Translate[]): Names[] {
  const foreign = foreignHeadings[resource.name]?.names ?? {};
  const columns = importColumns(resource).map(({ path }) => ({ path, names: foreign[path] ?? [] }));
  const order = Object.keys(addressHeadings);
  const parts = [...partColumns(resource)]
    .toSorted(([, one], [, other]) => order.indexOf(one.part) - order.indexOf(other.part))
    .map(([path, { part }]) => ({ path, names: addressHeadings[part] }));
  return [...columns, ...parts].map(({ path, names }) => {
    const words = languages.map((say) => say(fieldKey(resource.name, path)));
    const own = [path, ...words].map(headingText);
    const all = names.includes(ownNames) ? names : [ownNames, ...names];
    return { path, own, names: all.flatMap((name) => (name === ownNames ? own : headingText(name))) };
  });
}
