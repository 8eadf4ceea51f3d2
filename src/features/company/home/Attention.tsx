import type { Home } from '../../../../dataProvider/calls/home.ts';
import { waitingIn } from '../../../../domain/company/home/attention.ts';
import { AttentionList } from './AttentionList.tsx';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

/** Items that need attention, each with its count and list. */
export function Attention({ home: { attention, today } }: { readonly home: Home }) {
  const listPath = useListPath();
  const counted = useCounted();
  const items = waitingIn(attention, today).map(({ name, count, resource, filter }) => ({
    text: counted(`home.attention.${name}`, count),
    to: listPath(resource, filter),
  }));
  return <AttentionList items={items} />;
}
