/** All that other features use of people. */

export { inviteInActorsName } from './invitations/inviteInActorsName.ts';
export { withdrawInvitations } from './invitations/withdrawInvitations.ts';
export { readAuthorizations } from './rights/authorizations.ts';
