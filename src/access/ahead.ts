declare global {
  interface Window {
    /** The response of `auth/refresh` that `firstPaint.js` requests while the console loads. */
    sessionAhead?: Promise<Response>;
  }
}

/** Takes over that response, if present. It can be used once; later callers make their own request. */
export function takeSessionAhead(): Promise<Response> | undefined {
  const answer = window.sessionAhead;
  delete window.sessionAhead;
  return answer;
}
