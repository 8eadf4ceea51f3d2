import type { RaRecord } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../schemas/resource.ts';
import { fromSave } from '../../shell/heading.ts';
import { pageBefore } from '../../shell/trail.ts';
import { useAbove } from './useAbove.ts';

/**
 * Where a form leads once it is saved: to what it stands below, in its place, so that the way back does not open what is
 * saved already. A page that the form was opened from is gone back to: it would stand in the history twice.
 */
export function useAfterSave(resource: Resource): (record?: Pick<RaRecord, 'id'>) => void {
  const navigate = useNavigate();
  const above = useAbove(resource);
  return (record) => {
    const page = above(record);
    // A list is found as it was left.
    const state = record && resource.page ? { ...fromSave, _scrollToTop: true } : fromSave;
    const lead = () => void navigate(page, { replace: true, state });
    if (!resource.page || pageBefore() !== page) return lead();
    addEventListener('popstate', lead, { once: true });
    void navigate(-1);
  };
}
