import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';

const endAll = `
  update sessions set ended_at = moment(), ended_because = 'access_changed'
  where user_uuid = any ($1::uuid[]) and ended_at is null`;

/** Ends all sessions of these users. */
export const apply: Apply<{ readonly uuid: string }> = async (db, _scope, rows) => {
  await asAuth(db, (auth) => auth.query(endAll, [rows.map(({ uuid }) => uuid)]));
  return [];
};
