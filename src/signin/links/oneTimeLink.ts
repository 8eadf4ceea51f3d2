import * as z from 'zod/mini';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { http } from '../../access/console.ts';

/** The purpose of a link: its path segment. */
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

/** A link as the server describes it. */
export type OneTimeLink = z.infer<typeof linkSchema>;

/** Why a link is invalid. */
export type LinkProblem = 'expired' | 'used' | 'withdrawn' | 'invalid' | 'unreachable';

/** Returns the link of a token, or why it is invalid. */
export async function findLink(token: string, purpose: LinkPurpose): Promise<OneTimeLink | LinkProblem> {
  if (token === '') return 'invalid';
  try {
    const { json } = await http.get(`/api/v1/auth/tokens/${encodeURIComponent(token)}`);
    const link = linkSchema.parse(json);
    if (link.purpose !== purpose) return 'invalid';
    return link.state === 'good' ? link : link.state;
  } catch (error) {
    // A malformed token is refused with 400.
    const isRefused = error instanceof HttpError && error.status === 400;
    return isRefused ? 'invalid' : (problemOf(error) ?? 'unreachable');
  }
}

const problems: Readonly<Record<string, LinkProblem>> = {
  link_expired: 'expired',
  link_used: 'used',
  link_invalid: 'invalid',
};

/** Returns why the server refused a link; undefined for other refusals. */
export function problemOf(error: unknown): LinkProblem | undefined {
  return error instanceof HttpError ? problems[error.code ?? ''] : undefined;
}
