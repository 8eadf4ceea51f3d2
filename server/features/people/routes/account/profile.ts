import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageCodes } from '../../../../../domain/languages.ts';
import { themes } from '../../../../../domain/themes.ts';
import { setDeviceCookie } from '../../../../limits/deviceCookie.ts';
import { newPasswordSchema } from '../../../../identity/passwords/passwordRules.ts';
import { ApiError } from '../../../../base/errors.ts';
import { passwordGuess } from '../../../../identity/guesses/guesses.ts';
import { readPatch } from '../../../../engine/http/readPatch.ts';
import { etagOf, requireMatch } from '../../../../engine/http/versions.ts';
import { changeProfile, readProfile, type Changed, type ProfileChange } from '../../account/profile.ts';

const path = '/api/v1/auth/profile';
const tags = ['auth'];

const uuid = { type: 'string', format: 'uuid' } as const;
const name = { type: 'string', minLength: 1, maxLength: 200 } as const;
const email = { type: 'string', format: 'email', description: 'The account’s name. It is not changed here.' } as const;
const language = { type: 'string', enum: languageCodes } as const;
const theme = { type: 'string', enum: themes, description: '`system` follows the device.' } as const;
const single_keys = { type: 'boolean', description: 'Whether single keys are shortcuts; yes if absent.' } as const;
const chosen = { language, theme, single_keys } as const;

const example = {
  uuid: '0198f6b2-0000-7000-8000-000000000000',
  name: 'Ana Souza',
  email: 'ana@acme.test',
  phone: '+5511912345678',
  language: 'pt',
  theme: 'system',
};

const properties = { uuid, name, email, phone: { type: 'string', format: 'phone' }, ...chosen } as const;
const required = ['uuid', 'name', 'email'] as const;

const profile = {
  title: 'UserProfile',
  type: 'object',
  required,
  additionalProperties: false,
  properties,
  examples: [example],
} as const;

const changedProfile = {
  title: 'ChangedProfile',
  type: 'object',
  required: [...required, 'detail'],
  additionalProperties: false,
  properties: { ...properties, detail: { type: 'string' } },
  examples: [{ ...example, detail: 'Perfil salvo.' }],
} as const;

const patch = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name,
    phone: { type: 'string', maxLength: 30, description: 'In E.164. `null` or an empty text removes it.' },
    ...chosen,
    password: { ...newPasswordSchema, description: 'Ends all other sessions. Must not be a common password.' },
    current_password: { type: 'string', minLength: 1, maxLength: 1000, description: 'Required with `password`.' },
  },
  examples: [
    { name: 'Ana Souza', phone: '+5511912345678', language: 'pt', theme: 'system' },
    { current_password: 'ultramar-demo', password: 'three rivers by the harbor' },
  ],
} as const;

/** GET and PATCH auth/profile: the user's own data, preferences and password. */
export default async function profileRoutes(app: FastifyInstance): Promise<void> {
  const { clock, guessing, pool, sessions } = app;

  app.get(path, {
    config: { access: 'signed-in' },
    schema: { tags, summary: 'Get the signed-in user’s own profile.', response: { 200: profile } },
    handler: async (request, reply) => {
      const found = await request.readOnPlatform((db) => readProfile(db, request.actor.uuid));
      void reply.header('etag', etagOf(found.version));
      return found.profile;
    },
  });

  app.patch<{ Body: ProfileChange }>(path, {
    config: { access: 'signed-in' },
    preValidation: async (request) => {
      request.body = readPatch(patch, ['phone'], request.body) as ProfileChange;
    },
    schema: {
      tags,
      summary: 'Change the signed-in user’s own profile. What is left out stays; unknown fields are refused.',
      body: patch,
      response: { 200: changedProfile },
    },
    handler: async (request, reply) => {
      const { body, identity } = request;
      if (!identity) throw new ApiError('unauthorized');
      const { email: account } = identity.actor;
      // A request that waits for its password check does not hold a turn.
      if (body.password !== undefined) request.endTurn?.();
      const services = { pool, guessing, sessions, now: clock.now() };
      const guess = () => passwordGuess(request, account);
      const changed = await changeProfile(services, identity, body, guess, requireMatch(request));
      // Known by the new password from now on.
      if (body.password !== undefined) setDeviceCookie(request, reply, account);
      void reply.header('etag', etagOf(changed.version));
      return { ...changed.profile, detail: messageOf(request, changed, body.password !== undefined) };
    },
  });
}

function messageOf(request: FastifyRequest, { ended }: Changed, isPasswordNew: boolean): string {
  if (!isPasswordNew) return request.t('auth.profile_saved');
  return request.t(ended > 0 ? 'auth.password_changed_elsewhere' : 'auth.password_changed');
}
