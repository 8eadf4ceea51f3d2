/** What `layerOf` asks of the bundler: which modules import a module statically. */
export type Importers = (id: string) => readonly string[];

/**
 * The console's layers, innermost first. Whoever loads a page of one has the layers before it, or loads them too. Lists are
 * of the areas: everybody there opens one.
 */
const layers = [
  { name: 'open', pages: /\/src\/(?:main|(?:signin|public)\/screen|shell\/open\/Unreachable)\.tsx$|\.open\.ts$/ },
  { name: 'area', pages: /\/src\/(?:areas\/\w+\/\w+Area|generate\/list\/ListPage|views\/[\w-]+\/list)\.tsx$/ },
] as const;

export type Layer = (typeof layers)[number]['name'];

/**
 * The layer a module belongs to: the innermost with a page that needs it, `undefined` for what only forms, show pages
 * and dialogs need.
 */
export function layerOf(id: string, importers: Importers): Layer | undefined {
  const needed = [...neededBy(id, importers)];
  return layers.find(({ pages }) => needed.some((module) => pages.test(module)))?.name;
}

/** A module and all that come to it through imports. */
function neededBy(id: string, importers: Importers, found: Set<string> = new Set()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const importer of importers(id)) neededBy(importer, importers, found);
  }
  return found;
}
