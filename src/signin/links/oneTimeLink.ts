import * as z from 'zod/mini';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { http } from '../../access/console.ts';

/** What a link is for: its place in the address. */
export type LinkPurpose = 'reset' | 'invitation' | 'email';

const linkSchema = z.object({
  purpose: z.enum(['reset', 'invitation', 'email']),
  state: z.enum(['good', 'expired', 'used', 'withdrawn']),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  company: z.optional(z.string()),
  inviter: z.optional(z.string()),
  has_account: z.optional(z.boolean()),
  is_fit: z.optional(z.boolean()),
  terms: z.optional(z.array(z.object({ version: z.string(), title: z.string(), url: z.string() }))),
});

/** A link as the server knows it. */
export type OneTimeLink = z.infer<typeof linkSchema>;

/** Why a link cannot be used. */
export type LinkProblem = 'expired' | 'used' | 'withdrawn' | 'invalid' | 'unreachable';

/** What a token is for, or why it is no good there. */
export async function findLink(token: string, purpose: LinkPurpose): Promise<OneTimeLink | LinkProblem> {
  if (token === '') return 'invalid';
  try {
    const { json } = await http.get(`/api/v1/auth/tokens/${encodeURIComponent(token)}`);
    const link = linkSchema.parse(json);
    if (link.purpose !== purpose) return 'invalid';
    return link.state === 'good' ? link : link.state;
  } catch (error) {
    // A token that is no token at all is refused before it is looked for.
    const isRefused = error instanceof HttpError && error.status === 400;
    return isRefused ? 'invalid' : (problemOf(error) ?? 'unreachable');
  }
}

const problems: Readonly<Record<string, LinkProblem>> = {
  link_expired: 'expired',
  link_used: 'used',
  link_invalid: 'invalid',
};

/** Why the server refused a link; undefined where it refused something else. */
export function problemOf(error: unknown): LinkProblem | undefined {
  return error instanceof HttpError ? problems[error.code ?? ''] : undefined;
}
