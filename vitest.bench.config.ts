import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.bench.ts', 'bench/**/*.bench.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
  },
})
