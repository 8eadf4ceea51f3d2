import type { Home } from '../../../../dataProvider/calls/home.ts';
import { waitingIn } from '../../../../domain/company/home/attention.ts';
import { Attention } from './Attention.tsx';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

/** What only a person of the company can do. A separate card lists who owes. */
export function NeedsYou({ home: { attention, today } }: { readonly home: Home }) {
  const listPath = useListPath();
  const counted = useCounted();
  const items = waitingIn({ ...attention, overdue: 0 }, today).map(({ name, count, resource, filter }) => ({
    text: counted(`home.attention.${name}`, count),
    count,
    to: listPath(resource, filter),
  }));
  return <Attention items={items} />;
}
