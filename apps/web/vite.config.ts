import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { creditsModule } from '../../tools/credits/creditsModule.ts'

/** Where `npm run dev` finds the server; the built application is served by the server itself. */
const server = process.env['DUET_SERVER_URL'] ?? 'http://127.0.0.1:8080'

/** Libraries that change seldom, in files of their own, so that a new version of a page does not reload them. */
const VENDORS: readonly (readonly [name: string, path: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['tanstack', /node_modules\/@tanstack\//],
  ['mantine', /node_modules\/(@mantine\/(core|hooks|notifications|store)|@floating-ui)\//],
  ['zod', /node_modules\/zod\/|src\/app\/noEval\.ts$/],
  ['map', /node_modules\/(maplibre-gl|@vis\.gl)\//],
  ['echarts', /node_modules\/(echarts|zrender)\//],
]

export default defineConfig({
  plugins: [react(), creditsModule()],
  // Their providers and hooks only find each other in one copy
  resolve: { dedupe: ['@mantine/core', '@mantine/hooks', 'react', 'react-dom'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The map library is one module of 1 MB; it is fetched by the pages with a map only.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: VENDORS.map(([name, test]) => ({ name, test })) },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: { '/api': server, '/docs': server },
  },
})
