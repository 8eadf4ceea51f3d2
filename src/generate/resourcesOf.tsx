import { Resource as RaResource, type ResourceDefinitions, type ResourceProps } from 'react-admin';
import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router';
import { actionsIn } from '../../domain/access/grant.ts';
import type { Area, Resource } from '../../schemas/resource.ts';
import { generated, type GeneratedPage } from './generatedPages.ts';
import { hasListPage, resourcesIn } from '../data/resources.ts';
import { editsByMenu } from '../../domain/actions/offeredActions.ts';
import { hasPage } from '../../domain/actions/pages.ts';
import { NotFound } from '../shell/notices.tsx';
import { RequirePermission } from './RequirePermission.tsx';
import { viewOf, type ViewProps } from './views.ts';

/**
 * Returns the routes of an area: each resource's pages, generated or from `src/features`. A record's page is at its key,
 * its form at `edit` below it.
 */
export function resourcesOf(area: Area): readonly ReactElement<ResourceProps>[] {
  return resourcesIn(area).map((resource) => {
    const { show, edit, ...pages } = pagesOf(resource, area);
    return (
      <RaResource key={resource.name} {...pages} hasShow={show !== undefined} hasEdit={edit !== undefined}>
        {show && <Route path=":id" element={show} />}
        {edit && <Route path=":id/edit" element={edit} />}
        <Route path="*" element={<NotFound />} />
      </RaResource>
    );
  });
}

/** Returns react-admin's definitions of these resources: pages and names. */
export function definitionsOf(resources: readonly ReactElement<ResourceProps>[]): ResourceDefinitions {
  return Object.fromEntries(resources.map(({ props }) => [props.name, RaResource.registerResource(props)]));
}

function pagesOf(resource: Resource, area: Area) {
  const { name, label } = resource;
  const actions = actionsIn(resource, area);
  const form = viewOf(name, 'form');
  const hasForm = form !== undefined || resource.form.sections.length > 0;
  const page = (
    action: Exclude<GeneratedPage, 'single'>,
    own: ComponentType<ViewProps> | undefined,
    as: GeneratedPage = action,
  ) => {
    if (!actions.includes(action)) return undefined;
    const Page = own ?? generated[as];
    // An element, because a new component in each render would reset the page.
    return (
      <RequirePermission resource={name} action={action}>
        <Page resource={resource} />
      </RequirePermission>
    );
  };
  // A single record takes the list's place; one in the settings tabs has no page.
  if (resource.single) return { name, list: resource.settings ? undefined : page('show', form, 'single') };
  return {
    name,
    recordRepresentation: label,
    list: hasListPage(area, resource) ? page('list', viewOf(name, 'list')) : undefined,
    create: hasForm ? page('create', form) : undefined,
    edit: hasForm && !editsByMenu(resource.actions) ? page('edit', form) : undefined,
    show: hasPage(resource) ? page('show', viewOf(name, 'show')) : undefined,
  };
}
