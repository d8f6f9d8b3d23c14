import { spawn } from 'node:child_process'
import { LIMIT_MS, ROOT, run } from './run.ts'

/** Each part has a server, a database and a browser of its own. */
const PARTS = 2

const CONFIG = ['run', '--config', 'vitest.e2e.config.ts']

// Further arguments are Vitest's, and are run in one go: npm run e2e -- results
const args = process.argv.slice(2)
const passed =
  args.length > 0
    ? run('vitest', [...CONFIG, `--outputFile.json=${reportOf(1)}`, ...args])
    : run('node', ['tools/start.mjs', '--build-only']) && (await runParts())
process.exit(passed ? 0 : 1)

function reportOf(part: number): string {
  return `.types/e2e-${part}.json`
}

async function runParts(): Promise<boolean> {
  const parts = Array.from({ length: PARTS }, (_, index) => runPart(index + 1))
  return (await Promise.all(parts)).every(Boolean)
}

/** Runs a part of the files; what it says is printed when it has ended, so that parts do not mix. */
function runPart(part: number): Promise<boolean> {
  const startedMs = performance.now()
  const child = spawn(
    'vitest',
    [...CONFIG, `--shard=${part}/${PARTS}`, `--outputFile.json=${reportOf(part)}`],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS, killSignal: 'SIGKILL' },
  )
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => output.push(piece))
  }
  return new Promise((done) => {
    child.once('close', (status) => {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(output))
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} part ${part} of ${PARTS} (${seconds} s)`)
      done(status === 0)
    })
  })
}
