import { noActions } from '../../../../schemas/actions.ts';
import members from '../../../../schemas/resources/people/members.ts';
import { useGranted } from '../../../generate/actions/useGranted.ts';

/** Returns whether the user may end access to the company, of a person as of an open invitation. */
export const useMayWithdraw = (): boolean => useGranted(members.name, members.actions ?? noActions)('remove');
