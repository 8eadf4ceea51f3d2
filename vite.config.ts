import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flags } from './build/flags.ts';
import { precompress } from './build/precompress.ts';
import { validators } from './build/validators.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The console: one page, a chunk for sign-in, one for the public view and one for each area. */
export default defineConfig({
  plugins: [react(), validators(), flags(), precompress()],
  envPrefix: ['VITE_', 'FLAGS_URL'],
  server: { port: 5173, proxy: { '/api': { target: api, xfwd: true } } },
  build: { target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 1200 },
});
