import { expect, test } from 'vitest';
import { isPrinted, kindOf } from '../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';

/** Lists of parts of documents show what the documents' own fields print. */
const resources = (await loadResources()).filter(({ derived }) => !derived);

/** Texts that no document, letter or mail has, so that any letter may be in them. */
const unprinted = [
  'built-in-templates.name',
  'clients.name',
  'clients.description',
  'companies.location.place_id',
  'companies.tax_regime',
  'companies.segment',
  'company-settings.tax_regime',
  'company-settings.segment',
  'company-settings.location.place_id',
  'contracts.items_invoice.scenery',
  'contracts.template',
  'contracts.label',
  'contracts.responsible_email',
  'countries.identifier',
  'credit-notes.lines.scenery',
  'credit-notes.template',
  'credit-notes.label',
  'credit-notes.responsible_email',
  'currencies.name',
  'currencies.locale',
  'debit-notes.lines.scenery',
  'debit-notes.template',
  'debit-notes.label',
  'debit-notes.responsible_email',
  'entities.tax_regime',
  'entities.segment',
  'entities.location.place_id',
  'groups.name',
  'groups.description',
  'invoice-templates.name',
  'invoices.items_invoice.scenery',
  'invoices.template',
  'invoices.label',
  'invoices.responsible_email',
  'members.name',
  'members.nif',
  'operators.name',
  'partners.name',
  'partners.organization',
  'partners.nif',
  'permissions.description',
  'proformas.lines.scenery',
  'proformas.template',
  'proformas.label',
  'proformas.responsible_email',
  'quotes.lines.scenery',
  'quotes.template',
  'quotes.label',
  'quotes.responsible_email',
  'realms.name',
  'realms.languages',
  'reminder-sequences.name',
  'roles.name',
  'roles.description',
  'saved-views.resource',
  'saved-views.columns',
  'saved-views.name',
  'saved-views.state',
  'series.document_type',
  'series.name',
  'tenants.location.place_id',
  'users.name',
  'withheld-taxes.certificate',
];

const texts = new Set(['text', 'multiline', 'richText', 'taxId', 'template']);

/** Returns the paths of what people write freely; a pattern or choice allows only known letters. */
function textsOf(schema: ObjectSchema | Property, prefix: string): { path: string; property: Property }[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const path = `${prefix}.${name}`;
    if (property.readOnly || property.writeOnly || property.ref || property.pattern || property.enum) return [];
    if (texts.has(kindOf(property)) && !property.decimal) return [{ path, property }];
    return textsOf(property.items ?? property, path);
  });
}

const all = resources.flatMap(({ name, schema }) => textsOf(schema, name));

test('each text of a record is printed, and thus needs a font for its letters, or is known not to be', () => {
  expect(all.filter(({ property }) => isPrinted(property)).length).toBeGreaterThan(30);
  expect(all.filter(({ property }) => !isPrinted(property)).map(({ path }) => path)).toEqual(unprinted);
});
