import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { creditsModule } from '../../tools/credits/creditsModule.ts'
import { documentModules } from '../../tools/documents/documentModules.ts'
import { componentStyles } from '../../tools/styles/componentStyles.ts'
import { cutLetters } from '../../tools/styles/cutLetters.ts'

/** Where `npm run dev` finds the server; the built application is served by the server itself. */
const server = process.env['DUET_SERVER_URL'] ?? 'http://127.0.0.1:8080'

const PACKAGES = join(import.meta.dirname, '../../node_modules')

type Chunk = Rolldown.CodeSplittingGroup

/** Libraries that change seldom, in files of their own, so that a new version of a page does not reload them. */
const LIBRARIES: readonly (readonly [name: string, path: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['zod', /node_modules\/zod\/|src\/app\/noEval\.ts$/],
  ['map', /node_modules\/(maplibre-gl|@vis\.gl)\//],
  ['echarts', /node_modules\/(echarts|zrender)\//],
]

/** Pages that use something in common before it is in the file for all of them: each of its own would be a call more. */
const COMMON = 4

/** What all pages begin with is in few files; what some share follows, by who shares it. The first that fits holds. */
const CHUNKS: readonly Chunk[] = [
  ...LIBRARIES.map(([name, test]) => ({ name, test })),
  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
  { name: 'start', tags: ['$initial'] },
  { name: 'documents', test: /virtual:document\//, minShareCount: 2 },
  { name: 'components', test: /node_modules\/@(mantine|tabler)\//, minShareCount: COMMON },
  {
    name: 'parts',
    // Charts and maps would bring their libraries to every page
    test: /web\/src\/(lib|ui)\/(?!Chart|charts|echarts|map|Kpi)|packages\/(units|contract)\//,
    minShareCount: COMMON,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true },
]

export default defineConfig({
  plugins: [
    documentModules(`${import.meta.dirname}/src/lib/gql/graphql.ts`),
    react(),
    creditsModule(),
    componentStyles(join(PACKAGES, '@mantine')),
    cutLetters(join(PACKAGES, '.cache/letters')),
  ],
  // Their providers and hooks only find each other in one copy
  resolve: { dedupe: ['@mantine/core', '@mantine/hooks', 'react', 'react-dom'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The map library is one module of 1 MB; it is fetched by the pages with a map only.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // A library that the explorer brings is marked for a compiler that it is not given to
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
      },
      output: {
        codeSplitting: { groups: [...CHUNKS] },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: { '/api': server, '/docs': server, '/guide.js': server },
  },
})
