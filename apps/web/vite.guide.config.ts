import { join } from 'node:path'
import { defineConfig } from 'vite'

/** The script of the guide's own pages, which tools/docs writes: a program of its own, in one file beside them. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/guidePage.ts'),
      output: { entryFileNames: 'guide.js', codeSplitting: false },
    },
  },
})
