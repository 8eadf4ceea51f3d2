/** Returns the modules that import a module statically, as the bundler knows them. */
export type Importers = (id: string) => readonly string[];

/**
 * The console's layers, innermost first. A page of a layer loads the layers before it too. The home page of companies
 * belongs to the areas, because most sessions begin with it.
 */
const layers = [
  { name: 'open', pages: /\/src\/(?:main|(?:signin|public)\/screen|shell\/open\/Unreachable)\.tsx$|\.open\.ts$/ },
  {
    name: 'area',
    pages: /\/src\/(?:areas\/\w+\/\w+Area|features\/company\/home\/HomePage)\.tsx$/,
  },
  { name: 'list', pages: /\/src\/(?:generate\/list\/ListPage|features\/[\w-]+\/[\w-]+\/list)\.tsx$/ },
] as const;

export type Layer = (typeof layers)[number]['name'];

/**
 * Returns the layer of a module: the innermost with a page that needs it, `undefined` for code of forms, show pages and
 * dialogs only.
 */
export function layerOf(id: string, importers: Importers): Layer | undefined {
  const needed = [...neededBy(id, importers)];
  return layers.find(({ pages }) => needed.some((module) => pages.test(module)))?.name;
}

/** Returns a module and all its direct and indirect importers. */
function neededBy(id: string, importers: Importers, found: Set<string> = new Set()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const importer of importers(id)) neededBy(importer, importers, found);
  }
  return found;
}
