import * as z from 'zod/mini';
import { languageCodes } from '../../domain/languages.ts';
import { themes } from '../../domain/themes.ts';

const area = z.enum(['company', 'accountants', 'admin']);

const meSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  type: z.enum(['ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT']),
  references: z.object({ tenant: z.array(z.string()) }),
  time_zones: z.optional(z.record(z.string(), z.string())),
  hosts: z.optional(z.record(z.string(), z.string())),
  suspended: z.optional(z.array(z.string())),
  permissions: z.array(z.string()),
  area,
  language: z.optional(z.enum(languageCodes)),
  theme: z.optional(z.enum(themes)),
  single_keys: z.optional(z.boolean()),
});

const signedInSchema = z.object({ access_token: z.string(), user: meSchema });

/** The signed-in user, as `auth/me` and every sign-in describe them (design §5). */
export type Me = z.infer<typeof meSchema>;

/** Parses the response of `auth/login` and `auth/refresh`. Throws if it is invalid. */
export function readSignedIn(json: unknown): { token: string; me: Me } {
  const { access_token: token, user: me } = signedInSchema.parse(json);
  return { token, me };
}
