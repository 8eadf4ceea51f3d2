import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../../../schemas/resources/platform/audit.ts';
import { actorName } from '../../../../generate/history/actorWords.ts';

/** Who acted: a person, or a part of the system. */
export default function ActorCell({ record }: { readonly record: Pick<AuditEntry, 'actor'> }) {
  return <span style={{ overflowWrap: 'anywhere' }}>{actorName(record.actor, useTranslate())}</span>;
}
