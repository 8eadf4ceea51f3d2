import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../domain/languages.ts';

const locales = join(import.meta.dirname, '../../locales');

/** Returns every text of a language, one line each. */
export function textsIn(language: Language): string[] {
  const files = readdirSync(join(locales, language), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readFileSync(join(locales, language, name), 'utf8').split('\n'));
}
