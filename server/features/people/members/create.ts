import members, { type Member } from '../../../../schemas/resources/people/members.ts';
import { asAuth } from '../../../database/asAuth.ts';
import { ApiError } from '../../../base/errors.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { invite } from '../invitations/invite.ts';
import { actingFor } from './actor.ts';

export const described = {
  summary: 'Invite a person to be a user of the company.',
  description: 'They are listed as invited until they accept, by a new account or the one that their address has.',
};

/**
 * Invites a colleague by mail. Throws `validation` at `email` for a user of the company, and at `role` beyond the
 * inviter's rights.
 */
export const create: CreateFile<Member>['create'] = async (db, { resource, scope, input }) => {
  await checkInput(db, resource, scope, input);
  const { tenant, by, site, language } = await actingFor(db, scope);
  const { name, email, nif, phone, role } = input;
  // The default role must be within the inviter's rights too.
  const roles = [role?.uuid ?? 'back_office'];
  const person = { name, email, nif, phone, type: 'COMPANY', roles, rolesAt: 'role' } as const;
  const { uuid, state } = await asAuth(db, (auth) =>
    invite(auth, { ...person, tenant, invitedBy: by, language }, { ...scope, site }),
  );
  if (state === 'granted')
    throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.memberAlready' }] });
  const record = await readRecord(db, members, tenant.id, uuid);
  return { ...record, message: state === 'invited' ? 'members.invited' : 'members.invitedAgain' };
};
