import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** The notices of the signed-in user, and how many are unread. */
export type Notices = AnswerOf<'/api/v2/notices'>;
export type Notice = Notices['results'][number];

/** How the user knows of each event. */
export type NoticeSettings = AnswerOf<'/api/v2/notice-settings'>;

/** Calls for notices. Each call fails with `HttpError`. */
export function noticeCalls(http: Http) {
  const path = '/api/v2/notices';
  const settings = '/api/v2/notice-settings';
  return {
    read: async (signal?: AbortSignal): Promise<Notices> => (await http.get(path, { signal })).json as Notices,
    markRead: async (uuid: string) => http.put(`${path}/${encodeURIComponent(uuid)}/read`),
    markAllRead: async () => http.put(`${path}/read`),
    settings: async (signal?: AbortSignal): Promise<NoticeSettings> =>
      (await http.get(settings, { signal })).json as NoticeSettings,
    choose: async (ways: NoticeSettings): Promise<NoticeSettings> =>
      (await http.put(settings, { body: ways })).json as NoticeSettings,
  };
}
