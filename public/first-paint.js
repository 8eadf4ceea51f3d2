// Runs before anything is painted: an inline script would need 'unsafe-inline' in the CSP.
(function () {
  var root = document.documentElement;
  var chosen = null;
  var signedIn = null;
  try {
    chosen = localStorage.getItem('ultramar.theme');
    signedIn = localStorage.getItem('ultramar.signedIn');
  } catch {
    // Storage may be forbidden; the system's preference still holds.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  var language = /(?:^|; )language=(pt|en|es)/.exec(document.cookie);
  root.lang = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }[language ? language[1] : 'pt'];
  // An area needs its session before anything else; `src/access/ahead.ts` takes the answer over.
  if (signedIn && navigator.locks && /^\/(?:company|accountants|admin)(?:\/|$)/.test(location.pathname)) {
    window.sessionAhead = navigator.locks.request('ultramar.refresh', function () {
      return fetch('/api/v1/auth/refresh', { headers: { Accept: 'application/json', 'Accept-Language': root.lang } });
    });
    // Whoever takes it over is told why it failed.
    window.sessionAhead.catch(function () {});
  }
})();
