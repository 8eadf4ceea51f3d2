import type { Invitation } from '../../../schemas/resources/invitations.ts';

/** An invitation as its commands know it. */
export interface InvitationRow extends Invitation {
  readonly uuid: string;
}
