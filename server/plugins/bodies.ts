import fp from 'fastify-plugin';
import { ApiError } from '../errors.ts';

/** JSON bodies, strictly: UTF-8, no key that would touch a prototype; an empty body is none. */
export default fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      if (body.length === 0) return done(null, undefined);
      const read = () => {
        try {
          const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
          return parse(request, text, done);
        } catch (cause) {
          return done(new ApiError('invalid_body', { cause }));
        }
      };
      return void request.takeTurn().then(read, done);
    });
  },
  { name: 'bodies', dependencies: ['turns'] },
);
