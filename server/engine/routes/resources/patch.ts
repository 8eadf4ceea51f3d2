import type { FastifyInstance } from 'fastify';
import { today } from '../../../../domain/dates/today.ts';
import { writeSchema } from '../../../../domain/schema/writeSchema.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { answerRecord, messageFor } from '../../http/answerRecord.ts';
import {
  describedBy,
  keyIn,
  keyParams,
  readerOf,
  scopeIn,
  writeOnceIn,
  type ByKey,
} from '../../http/resourceRequests.ts';
import { savedText } from '../../http/savedText.ts';
import { patched, patchSchema, readStrictly } from '../../http/patch.ts';
import { visibleIn, withoutHidden } from '../../http/visibleFields.ts';
import { bodyCheck } from '../../../web/input.ts';
import { requireMatch } from '../../http/versions.ts';
import { writtenSchema } from '../../resources/answers.ts';
import type { Input } from '../../resources/columnValues.ts';
import { readOne } from '../../resources/finder.ts';
import { updaterOf } from '../../writing/writers.ts';

/** PATCH for every resource that speaks `simple-rest`. */
export default async function resourcePatchRoutes(app: FastifyInstance): Promise<void> {
  const resources = app.resources.filter(({ api, single }) => api.dialect === 'simple-rest' && !single);
  const day = today(app.clock.now(), 'UTC');
  const most = app.budgets.problemsReported;
  const changed = describedBy({ resources }, 'edit').map(async (one) => ({
    ...one,
    file: await updaterOf(one.resource),
  }));
  for (const { resource, url, tags, access, file } of await Promise.all(changed)) {
    const checkWhole = bodyCheck(writeSchema(resource.schema), resource.schema);
    app.patch<ByKey & { Body: Input }>(url, {
      config: { access, input: resource.schema },
      preValidation: async (request) => readStrictly(request, resource),
      schema: {
        tags,
        summary: `Change one of the ${resource.name}. What is left out stays, null clears; other fields are refused.`,
        params: keyParams(resource),
        body: patchSchema(resource, day),
        response: { 200: writtenSchema(resource) },
      },
      handler: (request, reply) =>
        writeOnceIn(request, reply, resource, async (db) => {
          const [visible, scope, key] = [
            visibleIn(request, resource),
            scopeIn(request, resource),
            keyIn(request, resource),
          ];
          const found = await readOne(db, visible, readerOf(request, resource), key);
          const { value, issues } = checkWhole(patched(request, resource, found), most);
          requireNone(issues);
          const requireHeader = requireMatch(request);
          const requireVersion = (version: number) => {
            requireHeader(version);
            // Another user changed it since it was read.
            if (found.version !== undefined && version !== found.version) throw new ApiError('stale');
          };
          const input = withoutHidden(request, resource, value as Input);
          const change = { resource: visible, scope, input, enclosed: request.enclosed, key, requireVersion };
          const updated = await file.update(db, change);
          return answerRecord(
            reply,
            updated,
            messageFor(request, savedText(request, resource, updated), updated.notices),
          );
        }),
    });
  }
}
