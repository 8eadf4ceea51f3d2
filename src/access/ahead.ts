declare global {
  interface Window {
    /** The answer of `auth/refresh` that `firstPaint.js` asks for while the console is on its way. */
    sessionAhead?: Promise<Response>;
  }
}

/** Takes that answer over, if there is one. It is one session's: whoever comes later asks for another. */
export function takeSessionAhead(): Promise<Response> | undefined {
  const answer = window.sessionAhead;
  delete window.sessionAhead;
  return answer;
}
