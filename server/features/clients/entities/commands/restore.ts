import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Check } from '../../../../engine/commands/commandFile.ts';

const words = 'resources.entities.merging.refused.merged';

/** A merged client returns only with what was moved. */
export const check: Check<Entity & { readonly uuid: string }> = async (_, __, rows) =>
  rows.map(({ merged_into: into }) =>
    into ? new ApiError('status_not_allowed', { reason: { code: 'merged', words } }) : undefined,
  );
