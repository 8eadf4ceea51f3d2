import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { creating, replacing } from '../../../engine/documents/drafts/drafts.ts';
import type { DraftInput } from '../../../engine/documents/engine.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { CreateFile, UpdateFile, Written } from '../../../engine/writing/writers.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { ClientTopic } from '../../../mail/topics.ts';
import { mailDocument } from '../../delivery/index.ts';

/** Returns the slots that create and replace documents, and mail one that a save issues, if it is to be sent. */
export function mailedWrites(
  resource: Resource,
  topic: ClientTopic,
): Pick<CreateFile<DraftInput>, 'create'> & Pick<UpdateFile<DraftInput>, 'update'> {
  const engine = storedDocuments(resource);
  const [create, replace] = [creating(engine), replacing(engine)];
  const mailed = async (db: Db, scope: Scope, written: Written): Promise<Written> => {
    const { uuid, status, send_email: isSent } = written.record;
    if (status !== 'issued' || isSent !== true) return written;
    const key = String(uuid);
    if ((await mailDocument(db, scope, topic, key)) === 0) return written;
    const row = await engine.read(db, scope.tenant.id, key);
    return { ...written, record: engine.toRecord(row, scope), version: row.version };
  };
  return {
    create: async (db, request) => mailed(db, request.scope, await create(db, request)),
    update: async (db, request) => mailed(db, request.scope, await replace(db, request)),
  };
}
