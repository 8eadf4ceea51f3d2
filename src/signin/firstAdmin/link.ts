import { HttpError } from '../../../dataProvider/httpError.ts';
import { http } from '../../access/console.ts';

/** The code of an invalid link. */
const spentCode = 'first_admin_link_invalid';

export const isSpent = (error: unknown): boolean => error instanceof HttpError && error.code === spentCode;

/** Returns whether a token's link may be valid: only an explicit refusal makes it invalid. */
export async function findLink(token: string): Promise<boolean> {
  if (!token) return false;
  try {
    await http.get('/api/v1/auth/first-admin', { query: { token } });
    return true;
  } catch (error) {
    return !isSpent(error);
  }
}
