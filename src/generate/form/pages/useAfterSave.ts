import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../../schemas/resource.ts';
import { fromSave } from '../../../shell/frame/heading.ts';
import { pageBefore } from '../../../shell/frame/visitedPages.ts';
import { useAbove } from '../useAbove.ts';

/**
 * Leads from a saved form to its parent page, replacing the form in the history. If the form was opened from that page,
 * goes back instead, to avoid a duplicate entry.
 */
export function useAfterSave(resource: Resource): (record?: RaRecord) => void {
  const navigate = useNavigate();
  const above = useAbove(resource);
  return (record) => {
    const page = above(record);
    // Restores the list's scroll position.
    const isPage = resource.page !== undefined || resource.partOf !== undefined;
    const state = record && isPage ? { ...fromSave, _scrollToTop: true } : fromSave;
    const lead = () => void navigate(page, { replace: true, state });
    if (!isPage || pageBefore() !== page) return lead();
    addEventListener('popstate', lead, { once: true });
    void navigate(-1);
  };
}
