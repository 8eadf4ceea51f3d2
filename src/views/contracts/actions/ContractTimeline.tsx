import contracts from '../../../../schemas/resources/contracts.ts';
import { Timeline } from '../../../documents/history/Timeline.tsx';
import { contractForm } from '../form/contractForm.ts';
import { contractSentence } from './amendmentSentence.ts';
import type { ListedContract } from './dialogProps.ts';

/** The history of a contract, including issued invoices; names the account. */
export function ContractTimeline({ record }: { readonly record: ListedContract }) {
  const { account } = record;
  const names = account?.name ? { [account.uuid]: account.name } : {};
  return (
    <Timeline
      resource={contracts}
      linesAt={contractForm.linesAt}
      record={record}
      names={names}
      sentence={contractSentence}
    />
  );
}
