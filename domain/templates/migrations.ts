import { templateVersion } from '../../schemas/parts/templates/template.ts';
import { isObject } from '../schema/isObject.ts';

/** Converts a template of one version to the next. Never throws: whatever the template contains is checked afterwards. */
export type Migration = (template: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The migrations from version 1 to 2, from 2 to 3, and so on. A released one never changes. */
export const migrations: readonly Migration[] = [];

/**
 * Returns a template in the current version of the format. Anything else (no object, an unknown or later version)
 * returns as it is, to be refused.
 */
export function migrateTemplate(value: unknown, steps = migrations): unknown {
  if (!isObject(value)) return value;
  const { version } = value;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return value;
  return steps
    .slice(version - 1)
    .reduce<Record<string, unknown>>((template, step, at) => ({ ...step(template), version: version + at + 1 }), value);
}

/** Whether a template is of a later version than this program knows. */
export const isOfLaterVersion = (value: unknown): boolean =>
  isObject(value) && typeof value['version'] === 'number' && value['version'] > templateVersion;
