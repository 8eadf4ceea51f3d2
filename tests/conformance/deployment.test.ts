import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = textOf('compose.yaml');

/** The part of the services that run our image; the others have variables of their own. */
const ours = compose
  .split(/^(?= {2}\w+:$)/m)
  .filter((part) => !/^ {2}(database|mails):/.test(part))
  .join('');

describe('the container set-up', () => {
  it('sets only variables that operators know', () => {
    const set = [...ours.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
    const known = textOf('docs/operations.md');
    expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY', 'ROLE']));
    expect(set.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
  });

  it('starts programs that exist, and mounts files that exist', () => {
    const programs = [...`${compose}${textOf('Dockerfile')}`.matchAll(/\bserver\/\w+\.ts/g)].map(([path]) => path);
    const mounted = [...compose.matchAll(/- \.\/([\w./-]+):/g)].map(([, path]) => path ?? '');
    expect(programs).toEqual(expect.arrayContaining(['server/main.ts', 'server/migrate.ts']));
    expect([...programs, ...mounted].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('runs on the Node of the project', () => {
    const major = textOf('.nvmrc').trim();
    const images = [...textOf('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
    expect(new Set(images)).toEqual(new Set([major]));
    expect(textOf('scripts/lib/node.mjs')).toContain(`wantedMajor = ${major};`);
  });
});
