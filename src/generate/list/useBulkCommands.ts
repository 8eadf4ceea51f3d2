import { use } from 'react';
import { commandRequests } from '../../../domain/actions/requests.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ActionsContext } from '../actions/useActions.ts';

/** The commands that the user may do to several records of a resource at once, and that need nothing entered. */
export function useBulkCommands(resource: Resource): string[] {
  const acting = use(ActionsContext);
  return commandRequests(resource)
    .filter(({ many, command }) => many !== undefined && !command.input?.required?.length && acting?.may(command.needs))
    .map(({ name }) => name);
}
