import { describe, expect, it } from 'vitest';
import { slots } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { slotFiles } from '../../server/engine/resources/slots.ts';

const resources = await loadResources();
const declared = resources.flatMap(({ name, slots: own = [], imports, importsRows }) => [
  ...own.map((slot) => `${name}/${slot}.ts`),
  ...(importsRows ? [`${name}/fileRows.ts`] : []),
  ...(imports?.duplicates ? [`${name}/duplicateRows.ts`] : []),
]);

describe('the slots of resources', () => {
  it('each have a file', () => {
    expect(declared.filter((file) => !slotFiles.has(file))).toEqual([]);
  });

  it('are declared for every file', () => {
    const found = [...slotFiles].filter((file) =>
      [...slots, 'duplicateRows', 'fileRows'].some((slot) => file.split('/')[1] === `${slot}.ts`),
    );
    expect(found.filter((file) => !declared.includes(file))).toEqual([]);
  });
});
