// Runs before anything is painted. The build writes it into the pages, and the server says in the CSP that it may run.
(function () {
  var root = document.documentElement;
  var chosen = null;
  var signedIn = null;
  var first = null;
  try {
    chosen = localStorage.getItem('ultramar.theme');
    signedIn = localStorage.getItem('ultramar.signedIn');
    first = JSON.parse(sessionStorage.getItem('ultramar.first'));
  } catch {
    // Storage may be forbidden; the system's preference still holds.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  var language = /(?:^|; )language=(pt|en|es)/.exec(document.cookie);
  var code = language ? language[1] : 'pt';
  root.lang = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }[code];
  // Of the words of all languages, which the page names before this script, those are fetched that it will speak.
  var words = document.querySelector('link[data-language="' + code + '"]');
  if (words) words.rel = 'modulepreload';
  // An area needs its session before anything else, and then what it asked for first when it was open here last;
  // `access/ahead.ts` takes both answers over, and is told why one failed.
  if (signedIn && navigator.locks && /^\/(?:company|accountants|admin)(?:\/|$)/.test(location.pathname)) {
    window.sessionAhead = navigator.locks.request('ultramar.refresh', function () {
      return ask('/api/v1/auth/refresh');
    });
    window.sessionAhead.catch(ignore);
    if (first && first.at === location.pathname + location.search) {
      window.firstAhead = {
        url: first.url,
        answer: window.sessionAhead
          .then(function (session) {
            return session.ok ? session.clone().json() : Promise.reject(session.status);
          })
          .then(function (session) {
            return ask(first.url, session.access_token);
          }),
      };
      window.firstAhead.answer.catch(ignore);
    }
  }

  function ask(url, token) {
    var headers = { Accept: 'application/json', 'Accept-Language': root.lang };
    if (token) headers.Authorization = 'Bearer ' + token;
    return fetch(url, { headers: headers });
  }

  function ignore() {}
})();
