import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [],
    benchmark: {
      include: [
        'packages/*/src/**/*.bench.ts',
        'apps/web/src/**/*.bench.ts',
        'bench/**/*.bench.ts',
      ],
    },
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
    // The runner's wrapped imports would slow kernels several times; Node runs the sources as they are.
    experimental: { viteModuleRunner: false },
  },
})
