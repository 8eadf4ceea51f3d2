// Runs before anything is painted: an inline script would need 'unsafe-inline' in the CSP.
(function () {
  var root = document.documentElement;
  var chosen = null;
  try {
    chosen = localStorage.getItem('ultramar.theme');
  } catch {
    // Storage may be forbidden; the system's preference still holds.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  var language = /(?:^|; )language=(pt|en|es)/.exec(document.cookie);
  root.lang = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }[language ? language[1] : 'pt'];
})();
