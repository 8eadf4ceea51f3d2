/** Like `fetch`, but reports upload progress from 0 to 1, which `fetch` does not. */
export const fetchTelling =
  (report: (share: number) => void): typeof fetch =>
  (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      const giveUp = () => request.abort();
      request.open(method, String(url));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = 'text';
      request.upload.addEventListener('progress', ({ loaded, total }) => report(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
      signal?.addEventListener('abort', giveUp);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/);
  const headers = lines.filter(Boolean).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string];
  });
  // A status without a body must be given none.
  return new Response(responseText || null, { status, statusText, headers });
}
