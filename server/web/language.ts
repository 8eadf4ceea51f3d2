import fp from 'fastify-plugin';
import { negotiateLanguage, translate, type Language } from '../base/i18n.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer, by Accept-Language. */
    readonly language: Language;
    /** Translates a key to the language of the answer. */
    t(key: string, args?: Readonly<Record<string, string | number>>): string;
  }
}

/** `request.language` and `request.t`. */
export default fp(
  async (app) => {
    app.decorateRequest('language', {
      getter() {
        return negotiateLanguage(this.headers['accept-language']);
      },
    });
    app.decorateRequest('t', function (key, args) {
      return translate(this.language, key, args);
    });
    app.addHook('onSend', (request, reply, _, done) => {
      if (request.url.startsWith('/api/'))
        void reply.header('content-language', request.language).header('vary', 'Accept-Language');
      done();
    });
  },
  { name: 'language' },
);
