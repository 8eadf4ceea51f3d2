import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const imported = /^(?:import|export)\s[^;]*?from '([^']+)'|^import '([^']+)'/gm;

/** Returns all packages that a module loads statically; dynamic and type imports do not count. */
function packagesOf(module: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(module) || !existsSync(module)) return packages;
  seen.add(module);
  const source = readFileSync(module, 'utf8').replace(/^import type [^;]*;$/gm, '');
  for (const [, named, bare] of source.matchAll(imported)) {
    const name = named ?? bare ?? '';
    const found = name.startsWith('.') ? packagesOf(join(dirname(module), name), seen) : [name];
    for (const one of found) packages.add(one);
  }
  return packages;
}

const light = ['react', 'react-dom', 'zod/mini', '@fontsource-variable/inter'];

test.each(['main.tsx', 'signin/screen.tsx', 'public/screen.tsx', 'shell/open/Unreachable.tsx'])(
  '%s loads neither MUI nor react-admin',
  (module) => {
    const heavy = [...packagesOf(join(import.meta.dirname, module))].filter(
      (name) => !light.some((allowed) => name === allowed || name.startsWith(`${allowed}/`)),
    );
    expect(heavy).toEqual([]);
  },
);

test('an area loads them, through our own modules', () => {
  const packages = packagesOf(join(import.meta.dirname, 'areas/company/CompanyArea.tsx'));
  expect([...packages]).toEqual(expect.arrayContaining(['react-admin', '@mui/material/Box', 'react-router']));
});

test('the editor of rich texts is loaded neither with them nor with lists and pages', () => {
  const loaded = (module: string) => [...packagesOf(join(import.meta.dirname, module))];
  const isEditor = (name: string) => /^(@tiptap|prosemirror)/.test(name);
  expect(loaded('kinds/registry.ts').filter(isEditor)).toEqual([]);
  expect(loaded('public/screen.tsx').filter(isEditor)).toEqual([]);
  expect(loaded('richText/editor/Editor.tsx').filter(isEditor)).not.toEqual([]);
});
