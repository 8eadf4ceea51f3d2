// Runs before anything is painted. The build writes it into the pages, and the server says in the CSP that it may run.
(function () {
  var root = document.documentElement;
  var chosen = null;
  var signedIn = null;
  // The company that this tab is in: it says what may be done.
  var tenant = /^\/company(?:\/|$)/.test(location.pathname) && new URLSearchParams(location.search).get('tenant');
  try {
    chosen = localStorage.getItem('ultramar.theme');
    signedIn = localStorage.getItem('ultramar.signedIn');
    if (tenant === null || tenant === '') tenant = sessionStorage.getItem('ultramar.tenant');
  } catch {
    // Storage may be forbidden; the system's preference still holds.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  var language = /(?:^|; )language=(pt|en|es)/.exec(document.cookie);
  var code = language ? language[1] : 'pt';
  root.lang = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }[code];
  // Of the words of all languages, which the page names before this script, those are fetched that it will speak.
  document.querySelectorAll('link[data-language="' + code + '"]').forEach(function (link) {
    link.rel = 'modulepreload';
  });
  // Other pages than home begin with what lists need.
  if (!/^\/\w+\/?$/.test(location.pathname)) {
    document.querySelectorAll('link[data-page=list]').forEach(function (link) {
      link.rel = link.href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    });
  }
  // An area needs its session before anything else; `access/ahead.ts` takes the answer over.
  if (signedIn && navigator.locks && /^\/(?:company|accountants|admin)(?:\/|$)/.test(location.pathname)) {
    window.sessionAhead = navigator.locks.request('ultramar.refresh', function () {
      var asked = tenant ? '?tenant=' + encodeURIComponent(tenant) : '';
      return fetch('/api/v1/auth/refresh' + asked, {
        headers: { Accept: 'application/json', 'Accept-Language': root.lang },
      });
    });
    // Whoever takes it over is told why it failed.
    window.sessionAhead.catch(function () {});
  }
})();
