import { HttpError } from '../../../dataProvider/httpError.ts';
import { http } from '../../access/console.ts';

/** The code of a link that is no longer good. */
const spentCode = 'first_admin_link_invalid';

export const isSpent = (error: unknown): boolean => error instanceof HttpError && error.code === spentCode;

/** Whether the link of a token may be good: only a server that says no makes it spent. */
export async function findLink(token: string): Promise<boolean> {
  if (!token) return false;
  try {
    await http.get('/api/v1/auth/first-admin', { query: { token } });
    return true;
  } catch (error) {
    return !isSpent(error);
  }
}
