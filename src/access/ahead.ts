declare global {
  interface Window {
    /** The answer of `auth/refresh` that `firstPaint.js` asks for while the console is on its way. */
    sessionAhead?: Promise<Response>;
    /** What it asks for next: what was asked for first when this address was open last. */
    firstAhead?: { readonly url: string; readonly answer: Promise<Response> };
  }
}

/** What a tab notes of its address: the first that was asked for there. */
const firstKey = 'ultramar.first';
let noted: string | undefined;

/** Takes the session's answer over, if there is one. It is one session's: whoever comes later asks for another. */
export function takeSessionAhead(): Promise<Response> | undefined {
  const answer = window.sessionAhead;
  delete window.sessionAhead;
  return answer;
}

/** As `fetch`; takes over what was asked for ahead, and notes what is asked for first for when the page is loaded again. */
export const fetchAhead: typeof fetch = (url, init) => {
  const at = location.pathname + location.search;
  if (at === noted) return fetch(url, init);
  noted = at;
  sessionStorage.setItem(firstKey, JSON.stringify({ at, url }));
  const ahead = window.firstAhead;
  delete window.firstAhead;
  return ahead?.url === url ? ahead.answer.catch(() => fetch(url, init)) : fetch(url, init);
};

/** What the tab noted belongs to whoever was signed in. */
export function forgetFirst(): void {
  sessionStorage.removeItem(firstKey);
}
