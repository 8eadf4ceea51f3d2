import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import { Attention } from '../../company/home/Attention.tsx';
import { useCounted } from '../../company/home/useCounted.ts';
import { useListPath } from '../../company/home/useListPath.ts';

/** What administrators have to decide, then failures. */
export function PlatformAttention({ home: { under_review: review, failed } }: { readonly home: PlatformHome }) {
  const listPath = useListPath();
  const counted = useCounted();
  const items = [
    { name: 'accounts', count: review?.accounts ?? 0, to: listPath('company-accounts', { status: 'under_analysis' }) },
    { name: 'jobs', count: failed.jobs, to: listPath('jobs', { status: 'failed' }) },
    { name: 'mails', count: failed.mails, to: listPath('mails', { status: 'failed,uncertain' }) },
  ].map(({ name, ...item }) => ({ ...item, text: counted(`platformHome.attention.${name}`, item.count) }));
  return <Attention items={items} />;
}
