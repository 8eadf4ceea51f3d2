import { defaultLanguage } from '../../../../domain/languages.ts';
import type { Operator } from '../../../../schemas/resources/people/operators.ts';
import { asAuth } from '../../../database/asAuth.ts';
import { ApiError } from '../../../base/errors.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { inviteInActorsName } from '../invitations/inviteInActorsName.ts';
import { read } from './records.ts';

export const described: CreateFile['described'] = {
  summary: 'Invite an operator of the platform.',
  description: 'They receive a one-time link by e-mail. Inviting the same address again renews the invitation.',
};

/** Invites an administrator of the platform. Throws `validation` for one with an account. */
export const create: CreateFile<Operator>['create'] = async (db, { resource, scope, input }) => {
  await checkInput(db, resource, scope, input);
  const { name, email, language = defaultLanguage } = input;
  const invitation = { name, email, language, type: 'ADMIN', roles: [] } as const;
  const { uuid, state } = await asAuth(db, (auth) => inviteInActorsName(auth, scope, invitation));
  if (state === 'granted') throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.taken' }] });
  return read(db, scope, uuid);
};
