import { describe, expect, it } from 'vitest';
import { fieldKey, valueKey } from '../../../../../../domain/kinds/words.ts';
import { languageCodes } from '../../../../../../domain/languages.ts';
import { propertiesOf, type Property } from '../../../../../../domain/schema/property.ts';
import { pagePlaceholders, placeholders } from '../../../../../../domain/templates/placeholders.ts';
import { templateSchema } from '../../../../../../schemas/parts/templates/template.ts';
import { hasWords } from '../../../../../../server/base/i18n.ts';
import { resource } from '../words.ts';
import { blockTypes, settingsOf } from './blockTypes.ts';

/** The keys of a setting's label and of its values. */
function keysOf(path: string, property: Property): string[] {
  const values = (property.enum ?? property.items?.enum ?? []).map(String);
  return [fieldKey(resource, path), ...values.map((value) => valueKey({ resource, path, property }, value))];
}

/** The keys of all settings below an object of the page or the theme. */
const keysBelow = (path: string, of: Property): string[] =>
  Object.entries(propertiesOf(of)).flatMap(([name, property]) =>
    property.properties ? keysBelow(`${path}.${name}`, property) : keysOf(`${path}.${name}`, property),
  );

const { page = {}, theme = {}, header = {} } = propertiesOf(templateSchema as Property);
const { texts = {} } = propertiesOf(header);

const keys = [
  ...blockTypes.flatMap((type) => ['name', 'about'].map((part) => `templateEditor.blocks.${type}.${part}`)),
  ...blockTypes
    .filter((type) => type !== 'columns')
    .flatMap((type) => settingsOf(type).flatMap(([name, property]) => keysOf(`block.${name}`, property))),
  ...keysBelow('page', page),
  ...keysBelow('theme', theme),
  ...keysBelow('margin', texts.items ?? {}),
  ...[...placeholders, ...pagePlaceholders].map((name) => `templateEditor.placeholders.${name}`),
];

describe.each(languageCodes)('in %s', (language) => {
  it('each block, setting, value and placeholder of the format has a text', () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !hasWords(language, key))).toEqual([]);
  });
});
