import { deferred } from './deferredComponent.tsx';

/** The pages generated from a schema, for any resource. */
export const generated = {
  list: deferred(async () => (await import('./list/ListPage.tsx')).ListPage),
  create: deferred(async () => (await import('./form/pages/CreatePage.tsx')).CreatePage),
  edit: deferred(async () => (await import('./form/pages/EditPage.tsx')).EditPage),
  show: deferred(async () => (await import('./show/ShowPage.tsx')).ShowPage),
  single: deferred(async () => (await import('./form/pages/SinglePage.tsx')).SinglePage),
} as const;

/** All settings of an area, in tabs. */
export const settingsPage = deferred(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage);

export type GeneratedPage = keyof typeof generated;
