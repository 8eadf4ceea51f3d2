/** All that other features use of people. */

export { inviteInActorsName } from './invitations/inviteInActorsName.ts';
export { moveClientUsers, returnClientUsers } from './clientAccess/moveClients.ts';
export { withdrawInvitations } from './invitations/withdrawInvitations.ts';
export { readAuthorizations } from './rights/authorizations.ts';
export { membersWith, type Colleague } from './rights/membersWith.ts';
