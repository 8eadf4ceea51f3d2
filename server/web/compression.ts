import fastifyCompress from '@fastify/compress';
import fp from 'fastify-plugin';

/** The size from which compression pays. */
const threshold = 4_096;

/** Compresses answers. Request bodies must not be compressed, because they could be decompression bombs. */
export default fp(
  async (app) => {
    await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold, globalDecompression: false });
  },
  { name: 'compression' },
);
