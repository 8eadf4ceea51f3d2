import type { Invitation } from '../../../../schemas/resources/people/invitations.ts';

/** An invitation for its commands. */
export interface InvitationRow extends Invitation {
  readonly uuid: string;
}
