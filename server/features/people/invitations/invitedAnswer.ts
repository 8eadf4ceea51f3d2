import type { Invited } from './invite.ts';

/** The answer of every invitation. */
export const invitedSchema = {
  title: 'Invited',
  type: 'object',
  required: ['uuid', 'state', 'detail'],
  additionalProperties: false,
  properties: {
    uuid: {
      type: 'string',
      format: 'uuid',
      description: 'The key of the invitation; of the user where the state is `granted`.',
    },
    state: {
      type: 'string',
      enum: ['invited', 'repeated', 'granted'],
      description: '`repeated`: an invitation was open already; `granted`: they have access already.',
    },
    detail: { type: 'string' },
  },
} as const;

/** The message of each outcome. */
export const invitedWords: Readonly<Record<Invited['state'], string>> = {
  invited: 'auth.invited',
  repeated: 'auth.invitation_repeated',
  granted: 'auth.invitation_granted',
};
