import { defineConfig } from 'vitest/config'

// Over those that the guide has
process.env['DUET_SCREENSHOTS'] = 'docs/guide/images'
// Its plant is what most of them show
process.env['DUET_MONITORED_SAMPLE'] = 'true'

/** Pictures of the guide that are a page at its address: `npm run pictures`. */
export default defineConfig({
  test: {
    name: 'pictures',
    include: ['e2e/**/*.pictures.ts'],
    globalSetup: ['e2e/support/globalSetup.ts'],
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
