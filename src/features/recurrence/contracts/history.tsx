import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { Timeline } from '../../../documents/history/Timeline.tsx';
import { contractSentence } from './actions/amendmentSentence.ts';
import type { ListedContract } from './actions/dialogProps.ts';

/** The history of a contract: its amendments, what it issued, which calls its account by name. */
export default function ContractTimeline({ record }: { readonly record: ListedContract }) {
  const { account } = record;
  const names = account?.name ? { [account.uuid]: account.name } : {};
  return <Timeline resource={contracts} record={record} names={names} sentence={contractSentence} />;
}
