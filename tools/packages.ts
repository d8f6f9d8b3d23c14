import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPackage } from './packages/buildPackage.ts'
import { PUBLISHED } from './packages/published.ts'
import { runProgram } from './program.ts'
import { ROOT } from './run.ts'

// npm run packages -- [DIR]: what is published by itself; `npm publish dist/packages/engine` sends one.
await runProgram(async () => {
  const dir = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'))
  for (const one of PUBLISHED) {
    const into = join(dir, one.folder)
    rmSync(into, { recursive: true, force: true })
    await buildPackage(one, into)
    console.log(`${into}: ${one.version}`)
  }
  return 0
})
