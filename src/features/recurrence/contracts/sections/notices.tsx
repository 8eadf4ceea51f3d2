import { LinkEndedNotice } from '../../../../documents/publicLink/LinkEndedNotice.tsx';
import { useIsLinkEnded } from '../../../../documents/publicLink/useIsLinkEnded.ts';
import type { ActedRecord } from '../../../../generate/actions/useActions.ts';

/** What a user should know of a contract first: that its link has ended. */
export default function Notices({ record }: { readonly record: ActedRecord }) {
  const isLinkEnded = useIsLinkEnded();
  return isLinkEnded(record) ? <LinkEndedNotice record={record} /> : null;
}
