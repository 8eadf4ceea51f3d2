import { use } from 'react';
import { commandRequests } from '../../../../domain/actions/requests.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ActionsContext } from '../../actions/useActions.ts';

/** Returns the bulk commands that the user may perform. */
export function useBulkCommands(resource: Resource): string[] {
  const acting = use(ActionsContext);
  return commandRequests(resource)
    .filter(({ many, command }) => many !== undefined && acting?.may(command.needs))
    .map(({ name }) => name);
}
