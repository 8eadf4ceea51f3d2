import { Resource as RaResource } from 'ra-core';
import { lazy, type ComponentType, type ReactElement } from 'react';
import type { Area, Resource } from '../../schemas/resource.ts';
import { resourcesIn } from './resources.ts';
import { viewOf } from './views.ts';

type Page = ComponentType<{ resource: Resource }>;

const ListPage = lazy(async () => ({ default: (await import('./list/ListPage.tsx')).ListPage }));
const CreatePage = lazy(async () => ({ default: (await import('./form/CreatePage.tsx')).CreatePage }));
const EditPage = lazy(async () => ({ default: (await import('./form/EditPage.tsx')).EditPage }));
const ShowPage = lazy(async () => ({ default: (await import('./show/ShowPage.tsx')).ShowPage }));

/** The routes of an area: each resource's pages, generated unless `src/views` has one of its own. */
export function resourcesOf(area: Area): readonly ReactElement[] {
  return resourcesIn(area).map((resource) => <RaResource key={resource.name} {...pagesOf(resource, area)} />);
}

function pagesOf(resource: Resource, area: Area) {
  const { name, label } = resource;
  const actions = new Set(Object.values(resource.access[area] ?? {}).flat());
  const form = viewOf(name, 'form');
  const hasForm = form !== undefined || resource.form.sections.length > 0;
  const page = (action: string, own: ComponentType | undefined, Generated: Page) =>
    actions.has(action) ? (own ?? (() => <Generated resource={resource} />)) : undefined;
  return {
    name,
    recordRepresentation: label,
    list: resource.menu?.area === area ? page('list', viewOf(name, 'list'), ListPage) : undefined,
    create: hasForm ? page('create', form, CreatePage) : undefined,
    edit: hasForm ? page('edit', form, EditPage) : undefined,
    show: hasForm ? page('show', viewOf(name, 'show'), ShowPage) : undefined,
  };
}
