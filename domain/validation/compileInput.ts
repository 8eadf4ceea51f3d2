import { templateSchema } from '../../schemas/parts/templates/template.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { isObject } from '../schema/isObject.ts';
import { isPrinted, isRichText, isTemplate, isUnit } from '../schema/kindOf.ts';
import { normalizeAround } from '../schema/values/normalize.ts';
import { propertyAt } from '../schema/path.ts';
import { propertiesOf, type Property } from '../schema/property.ts';
import { hasProperty, valuesWhere } from '../schema/valuesWhere.ts';
import { readTemplate } from '../templates/readTemplate.ts';
import type { Check, Compiler } from './compileOnce.ts';
import type { Issue } from './issue.ts';
import { issuesOf } from './issues.ts';
import { rowIssues } from '../documents/rowIssues.ts';
import { letterIssues } from './letters.ts';
import { richTextIssues } from './richTexts.ts';
import { togetherIssue } from './totalItems.ts';
import { unitIssues } from './units.ts';

/** A validated body, or its issues. */
export interface Checked {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/** A list that is validated separately from its parent, and the check of its items. */
interface List {
  readonly path: readonly string[];
  readonly property: Property;
  readonly items: Level;
}

interface Level {
  readonly body: Property;
  readonly whole: Property;
  readonly validate: Check;
  /** The schema without lists, if it contains rich texts, texts that are printed, or units. */
  readonly written?: Property | undefined;
  readonly printed?: Property | undefined;
  readonly measured?: Property | undefined;
  /** Whether its value is a row of a document. */
  readonly isRow: boolean;
  /** The check of templates, if the schema contains any. */
  readonly validateTemplate?: Check | undefined;
  readonly lists: readonly List[];
}

/**
 * Compiles the check of a body. The body is normalized by the `whole` record's schema, which knows properties that may
 * be sent back. List lengths are checked before items, and items one by one until there are more than `most` issues.
 */
export function compileInput(
  ajv: Compiler,
  body: ObjectSchema,
  whole = body,
): (value: unknown, most: number) => Checked {
  const level = levelOf(ajv, body as Property, whole as Property);
  return (value, most) => {
    const issues: Issue[] = [];
    return { value: check(level, isObject(value) ? value : null, '', issues, most), issues };
  };
}

function levelOf(ajv: Compiler, body: Property, whole: Property): Level {
  const lists = listsIn(body, []).map(({ path, property }) => {
    const { items = {} } = property;
    if (path.length === 0 || items.items) throw new RangeError('A list stands in an object');
    return { path, property, items: levelOf(ajv, items, propertyAt(whole, path.join('.'))?.items ?? items) };
  });
  const around = withoutItems(body);
  const written = hasProperty(around, isRichText) ? around : undefined;
  const printed = hasProperty(around, isPrinted) ? around : undefined;
  const measured = hasProperty(around, isUnit) ? around : undefined;
  const isRow = Object.values(propertiesOf(around)).some(({ decidesRow }) => decidesRow);
  const validateTemplate = hasProperty(around, isTemplate) ? ajv.compile(templateSchema) : undefined;
  return { body, whole, validate: ajv.compile(around), written, printed, measured, isRow, validateTemplate, lists };
}

function listsIn(property: Property, path: readonly string[]): Omit<List, 'items'>[] {
  if (property.items) return [{ path, property }];
  return Object.entries(propertiesOf(property)).flatMap(([name, child]) => listsIn(child, [...path, name]));
}

function withoutItems({ items: _items, ...property }: Property): Property {
  if (!property.properties) return property;
  const properties = Object.entries(property.properties).map(([name, child]) => [name, withoutItems(child)] as const);
  return { ...property, properties: Object.fromEntries(properties) };
}

/** Adds the issues of a value at `prefix`, and returns it as validated. */
function check(level: Level, value: unknown, prefix: string, issues: Issue[], most: number): unknown {
  const read = normalizeAround(level.whole, value);
  // Before defaults are filled in.
  const ofRow = level.isRow && isObject(read) ? rowIssues(read) : [];
  if (!level.validate(read)) {
    for (const issue of issuesOf(level.validate.errors, level.body)) {
      issues.push({ ...issue, path: join(prefix, issue.path) });
    }
  }
  for (const issue of ofRow) issues.push({ ...issue, path: join(prefix, issue.path) });
  if (level.written && isObject(read)) {
    for (const issue of richTextIssues(level.written, read)) issues.push({ ...issue, path: join(prefix, issue.path) });
  }
  if (level.printed && isObject(read)) {
    for (const issue of letterIssues(level.printed, read)) issues.push({ ...issue, path: join(prefix, issue.path) });
  }
  if (level.measured && isObject(read)) {
    for (const issue of unitIssues(level.measured, read)) issues.push({ ...issue, path: join(prefix, issue.path) });
  }
  if (level.validateTemplate && isObject(read)) {
    for (const issue of readTemplates(level.body, level.validateTemplate, read)) {
      issues.push({ ...issue, path: join(prefix, issue.path) });
    }
  }
  for (const list of level.lists) checkItems(list, read, prefix, issues, most);
  return read;
}

const templatesIn = valuesWhere(isTemplate);

/** Puts templates into the current version of their format, and returns the issues of others. */
function readTemplates(schema: Property, validate: Check, record: Record<string, unknown>): Issue[] {
  return templatesIn(schema, record).flatMap(({ path, holder, name, value }) => {
    if (!isObject(value)) return [];
    const read = readTemplate(value, validate);
    if ('issues' in read) return read.issues.map((issue) => ({ ...issue, path: join(path, issue.path) }));
    holder[name] = read.template;
    return [];
  });
}

function checkItems(
  { path, property, items }: List,
  holder: unknown,
  prefix: string,
  issues: Issue[],
  most: number,
): void {
  const name = path.at(-1) ?? '';
  const parent = valueAt(holder, path.slice(0, -1));
  const list = isObject(parent) ? parent[name] : undefined;
  if (!isObject(parent) || !Array.isArray(list) || list.length > (property.maxItems ?? Infinity)) return;
  const place = join(prefix, path.join('.'));
  const checked: unknown[] = [];
  const { together } = property;
  let held = 0;
  for (const item of list) {
    if (issues.length > most) break;
    const taken = check(items, item, `${place}.${checked.length}`, issues, most);
    checked.push(taken);
    const inner = together && valueAt(taken, together.source.split('.'));
    held += Array.isArray(inner) ? inner.length : 0;
    if (together && held > together.maxItems) {
      issues.push(togetherIssue(place, together));
      break;
    }
  }
  parent[name] = checked;
}

const join = (...steps: string[]): string => steps.filter((step) => step !== '').join('.');

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
