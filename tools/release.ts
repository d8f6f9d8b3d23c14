import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildWebApp } from './buildWeb.mjs'
import { runProgram } from './program.ts'
import { releaseFiles } from './release/releaseFiles.ts'
import { writeArchive } from './release/writeArchive.ts'
import { ROOT } from './run.ts'

const BYTES_OF_MB = 1_000_000

// Builds the web application where it must be built, and writes dist/duet-VERSION.tgz.
await runProgram(async () => {
  process.chdir(ROOT)
  await buildWebApp()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const name = `duet-${version}`
  const target = join(ROOT, 'dist', `${name}.tgz`)
  const files = releaseFiles(ROOT)
  await writeArchive(ROOT, files, name, target)
  const megabytes = (statSync(target).size / BYTES_OF_MB).toFixed(1)
  console.log(`${relative(ROOT, target)}: ${files.length} files, ${megabytes} MB`)
  return 0
})
