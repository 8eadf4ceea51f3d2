import { isOffered } from '../../../domain/actions/offeredActions.ts';
import { type ActedRecord, useActions } from '../../generate/actions/useActions.ts';

/** Returns whether the public link of a document has ended, and the user may give it a new one. */
export function useIsLinkEnded(): (record: ActedRecord) => boolean {
  const { actions, may } = useActions();
  const { renew_link: renew } = actions.commands;
  const mayRenew = renew?.needs !== undefined && may(renew.needs);
  return (record) => record['public_hash'] === undefined && mayRenew && isOffered(actions, 'renew_link', record);
}
