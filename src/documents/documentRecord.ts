import type { RaRecord } from 'react-admin';
import type { DocumentReference } from '../../dataProvider/calls/documents.ts';
import { differsFromIssue } from '../../domain/payments/issuedCopy.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { DocumentRecord as Written } from '../../schemas/parts/documents/documentRecord.ts';
import type { taxTotals } from '../../schemas/parts/money.ts';
import type { Resource } from '../../schemas/resource.ts';
import { isOffered } from '../../domain/actions/offeredActions.ts';
import type { Acted } from '../../domain/actions/commands.ts';

/** A document of any resource, as a list or its page reads it. */
export type DocumentRecord = RaRecord<string> &
  Acted &
  Omit<Written, 'template'> & {
    readonly [Figure in keyof typeof taxTotals | 'subtotal' | 'net' | 'total']?: string;
  } & {
    readonly uuid: string;
    readonly template?: string;
    readonly number?: number;
    readonly full_number?: string;
    readonly public_hash?: string;
    readonly is_partly_paid?: boolean;
    readonly refund_state?: string;
    readonly has_notes?: boolean;
  };

/** Returns how a document is drawn: at its own path, if its resource declares so. */
export function referenceTo(
  resource: Pick<Resource, 'api' | 'document' | 'single'>,
  { uuid, template }: { readonly uuid: string; readonly template?: string | undefined },
): Omit<DocumentReference, 'locale'> {
  if (resource.document?.drawn) return { uuid, address: `${urlOf(resource)}/${encodeURIComponent(uuid)}/document` };
  return { uuid, ...(template && { template }) };
}

/** Whether a document can be seen: its resource offers a view of it now, or declares none. */
export function isDrawn({ actions }: Pick<Resource, 'actions'>, record: DocumentRecord): boolean {
  const isShown = (view: string) => actions?.views[view] !== undefined && isOffered(actions, view, record);
  return !actions?.views['pdf'] || isShown('pdf') || isShown('preview');
}

/** Whether a document can be had as it was issued, besides as it stands. */
export const isIssuedApart = ({ document }: Pick<Resource, 'document'>, record: DocumentRecord): boolean =>
  !document?.drawn && differsFromIssue(record);
