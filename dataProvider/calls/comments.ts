import { commentsOf } from '../../domain/company/comments.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';

/** What someone says about a record. */
export type Comment = components['schemas']['Comment'];

/** Someone whom a comment may mention. */
export type CommentReader = components['schemas']['CommentReader'];

const ifMatch = ({ version }: Comment) => ({ headers: { 'If-Match': `"${version}"` } });

/** Calls for the comments on a record. Each call fails with `HttpError`; errors of the text are at `text`. */
export function commentCalls(http: Http, resource: Pick<Resource, 'singular'>, key: string) {
  const path = commentsOf(resource, encodeURIComponent(key));
  return {
    list: async (signal?: AbortSignal): Promise<Comment[]> =>
      ((await http.get(path, { signal })).json as { results: Comment[] }).results,
    readers: async (signal?: AbortSignal): Promise<CommentReader[]> =>
      ((await http.get(`${path}/readers`, { signal })).json as { results: CommentReader[] }).results,
    /** Writes a comment under an idempotency key. */
    add: async (text: string, once?: string): Promise<unknown> =>
      (await http.post(path, { body: { text }, once })).json,
    edit: async (comment: Comment, text: string): Promise<unknown> =>
      (await http.put(`${path}/${comment.uuid}`, { body: { text }, ...ifMatch(comment) })).json,
    remove: async (comment: Comment): Promise<unknown> =>
      (await http.del(`${path}/${comment.uuid}`, ifMatch(comment))).json,
  };
}
