import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import { AttentionList } from '../../company/home/AttentionList.tsx';
import { useCounted } from '../../company/home/useCounted.ts';
import { useListPath } from '../../company/home/useListPath.ts';

/** What administrators have to decide, then failures. */
export function PlatformAttention({ home: { under_review: review, failed } }: { readonly home: PlatformHome }) {
  const listPath = useListPath();
  const counted = useCounted();
  const all = [
    { name: 'accounts', count: review?.accounts ?? 0, to: listPath('company-accounts', { status: 'under_analysis' }) },
    { name: 'jobs', count: failed.jobs, to: listPath('jobs', { status: 'failed' }) },
    { name: 'mails', count: failed.mails, to: listPath('mails', { status: 'failed,uncertain' }) },
  ];
  const items = all
    .filter(({ count }) => count > 0)
    .map(({ name, count, to }) => ({ text: counted(`platformHome.attention.${name}`, count), to }));
  return <AttentionList items={items} />;
}
