import fastifyCompress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Bytes from which compressing an answer is worth its time. */
const threshold = 4_096;

/** Answers are compressed for whoever can read that. Bodies of requests never come compressed: they could be bombs. */
export default fp(
  async (app) => {
    await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold, globalDecompression: false });
  },
  { name: 'compression' },
);
