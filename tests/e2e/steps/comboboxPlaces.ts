import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionNamed, commandNameOf, menuNames } from '../../../domain/actions/menu.ts';
import { editsByMenu } from '../../../domain/actions/offeredActions.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import { noActions } from '../../../schemas/actions.ts';
import type { Kind } from '../../../schemas/kind.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** A form, a filter bar or a dialog with comboboxes, and their shapes: kind, options, and the place they are in. */
export interface Place {
  readonly resource: Resource;
  readonly where: 'filters' | 'new' | 'existing' | 'action';
  /** The action that opens the dialog or form. */
  readonly action?: string;
  readonly shapes: readonly string[];
}

const comboboxes: ReadonlySet<Kind> = new Set([
  'reference',
  'country',
  'currency',
  'location',
  'timeZone',
  'unit',
  'choice',
]);

/** Files of `src/features` that only display, and texts, which have a browser test of their own. */
const shown =
  /^(cells|legend|title|subject|head|history|list|mark|said|sections|years|notice|sectionActions|texts|inputs)\b|\.css$/;

/** Resources, and dialogs, whose own files have no combobox, or a browser test of their own. */
const tested: ReadonlySet<string> = new Set([
  'gateway-events',
  'invoice-templates',
  'reminder-sequences',
  'reminders',
  'series',
  'transactions:receipt',
]);

const features = join(import.meta.dirname, '../../../src/features');

/** The folder of a resource, in that of its feature; some have none. */
const viewsOf = (name: string): string =>
  readdirSync(features)
    .map((feature) => join(features, feature, name))
    .find((folder) => existsSync(folder)) ?? join(features, name);

/** All places with comboboxes. A place that is written by hand counts as a separate shape. */
export const placesOf = (resources: readonly Resource[]): Place[] =>
  resources
    .flatMap((resource) => [...formsOf(resource), ...dialogsOf(resource)])
    .filter(({ shapes }) => shapes.length > 0);

/** The places to walk: in the menus of a company and the platform, each with a shape that no earlier one has. */
export function walkedPlaces(resources: readonly Resource[]): Place[] {
  const isInMenu = ({ menu = [] }: Resource) => menu.some(({ area }) => area !== 'accountants');
  const seen = new Set<string>();
  return placesOf(resources.filter(isInMenu)).filter(({ shapes }) => {
    const fresh = shapes.filter((shape) => !seen.has(shape));
    for (const shape of fresh) seen.add(shape);
    return fresh.length > 0;
  });
}

function formsOf(resource: Resource): Place[] {
  const { name, schema, list, actions, access } = resource;
  const own = (where: string) => (isByHand(name) ? [`${where} of ${name}`] : []);
  const may = (right: string) => JSON.stringify(access).includes(`"${right}"`);
  const filters = Object.keys(list.filters).flatMap((path) => propertiesOf(schema)[path.split('.')[0] ?? ''] ?? []);
  const written = writeSchema(schema);
  // Where people are added by a dialog of their own, or nothing is entered, the list has no form for a new record.
  const hasForm = !existsSync(join(viewsOf(name), 'adding')) && Object.keys(propertiesOf(written)).length > 0;
  const changed = Object.values(propertiesOf(written)).filter(({ immutable, fixed }) => !immutable && !fixed);
  const edits = may('edit') && !editsByMenu(actions);
  return [
    { resource, where: 'filters', shapes: shapesIn(filters, 'filter') },
    {
      resource,
      where: 'new',
      shapes: may('create') && hasForm ? [...shapesIn([written], 'form'), ...own('form')] : [],
    },
    { resource, where: 'existing', shapes: edits ? [...shapesIn(changed, 'form'), ...own('changes')] : [] },
  ];
}

function dialogsOf(resource: Resource): Place[] {
  const { name, actions = noActions } = resource;
  return menuNames(actions).map((action) => {
    const { input, opens } = actions.commands[commandNameOf(actions, action)] ?? {};
    const hasForm = (opens ?? actionNamed(actions, action)?.opens) !== undefined && isByHand(name);
    const hasDialog =
      isByHand(name) && hasFields(join(viewsOf(name), 'dialogs', `${commandNameOf(actions, action)}.tsx`));
    const own = (hasForm || hasDialog) && !tested.has(`${name}:${action}`) ? [`${action} of ${name}`] : [];
    return {
      resource,
      where: 'action',
      action,
      shapes: [...shapesIn(input ? [writeSchema(input)] : [], 'dialog'), ...own],
    };
  });
}

/** Whether a dialog has fields of its own: one that adds to the default dialog has those of its input. */
const hasFields = (file: string): boolean =>
  existsSync(file) && !/<(?:CommandDialog|ConfirmCommand)\b/.test(readFileSync(file, 'utf8'));

const shapesIn = (properties: readonly Property[], place: string): string[] =>
  properties.flatMap((property) => {
    const kind = kindOf(property);
    if (comboboxes.has(kind)) {
      const { immutable, offers, among, when } = property;
      const isMany = property.type === 'array';
      const set = Object.entries({ immutable, offers, among, when, isMany }).filter(([, value]) => value);
      return [[place, kind, ...set.map(([option]) => option)].join(' ')];
    }
    if (property.items) return shapesIn([property.items], `${place} list`);
    return shapesIn(Object.values(propertiesOf(property)), place);
  });

const isByHand = (name: string): boolean =>
  !tested.has(name) && existsSync(viewsOf(name)) && readdirSync(viewsOf(name)).some((entry) => !shown.test(entry));
