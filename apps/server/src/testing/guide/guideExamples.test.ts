import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testServer.ts'
import { type CodeBlock, codeBlocks, type Language } from './codeBlocks.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const GUIDE = path.join(ROOT, 'docs/guide')
/** Its examples are done when they end well; they follow one after the other. */
const COMMAND_LINE = 'command-line.md'

/** How a block is run: its file, the program, and what the machine must have. */
const RUNNERS: Readonly<
  Record<
    Language,
    { readonly file: string; readonly run: readonly string[]; readonly needs: readonly string[] }
  >
> = {
  sh: { file: 'example.sh', run: ['bash', '-euo', 'pipefail'], needs: ['curl', 'jq'] },
  ts: { file: 'example.ts', run: [process.execPath], needs: [] },
  python: { file: 'example.py', run: ['python3', '-I'], needs: ['python3'] },
}

const isThere = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

const CSV = 'tag,timestamp,value\nINV1.P,2026-06-03T17:00:00Z,12.5\n'
const JSON_LINE = '{"tag": "INV1.P", "timestamp": "2026-06-03T17:00:00Z", "value": 12.5}\n'
const DUET = `#!/bin/sh\nexec "${process.execPath}" "${path.join(ROOT, 'apps/cli/src/main.ts')}" "$@"\n`

let server: TestServer
let folder: string
let env: NodeJS.ProcessEnv

/** A server with a monitored project, and a folder with the files and commands of which the pages speak. */
beforeAll(async () => {
  server = await startTestServer()
  const owner = await server.newUser('owner@duet.example')
  const acme = await server.newOrganization('acme', { [owner.id]: 'owner' })
  const { projectId, token } = await monitoredPlant(server, owner, acme, { tags: ['INV1.P'] })
  folder = mkdtempSync(path.join(tmpdir(), 'duet-guide-'))
  writeFileSync(path.join(folder, 'readings.csv'), CSV)
  writeFileSync(path.join(folder, 'readings.csv.gz'), gzipSync(CSV))
  writeFileSync(path.join(folder, 'readings.jsonl'), JSON_LINE)
  writeFileSync(path.join(folder, 'duet'), DUET, { mode: 0o755 })
  await promisify(execFile)(path.join(folder, 'duet'), ['sample', folder])
  env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PATH: `${folder}${path.delimiter}${process.env['PATH']}`,
    HOME: folder,
    SERVER: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    PROJECT: projectId,
    EMAIL: owner.email,
    DUET_PASSWORD: TEST_PASSWORD,
    TOKEN: owner.token,
    DUET_TOKEN: token,
  }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function outputOf({ language, code }: CodeBlock): Promise<string> {
  const { file, run } = RUNNERS[language]
  writeFileSync(path.join(folder, file), code)
  const [program = '', ...args] = run
  const { stdout } = await promisify(execFile)(program, [...args, file], { cwd: folder, env })
  return stdout
}

/** Whether an example printed what it should: an answer of GraphQL, of a push, or of `duet ingest`. */
function isDone(page: string, { code }: CodeBlock, output: string): boolean {
  if (page === COMMAND_LINE) return true
  if (code.includes('duet ingest'))
    return output.match(/^refused: 0$/gm)?.length === code.split('duet ingest').length - 1
  const { data, errors, refused } = JSON.parse(output)
  return code.includes('/api/graphql')
    ? errors === undefined && Object.values(data).every((answer) => answer !== null)
    : refused.count === 0
}

const PAGES = [
  COMMAND_LINE,
  'api.md',
  ...readdirSync(path.join(GUIDE, 'monitoring')).map((name) => path.join('monitoring', name)),
].map((name) => [name, codeBlocks(readFileSync(path.join(GUIDE, name), 'utf8'))] as const)

test('the pages have examples in each language', () => {
  const languages = PAGES.flatMap(([, blocks]) => blocks.map(({ language }) => language))
  expect(new Set(languages)).toEqual(new Set(Object.keys(RUNNERS)))
})

describe.each(PAGES.filter(([, blocks]) => blocks.length > 0))('%s', (page, blocks) => {
  for (const block of blocks) {
    const { language, line } = block
    const isMissing = !RUNNERS[language].needs.every(isThere)
    test.skipIf(isMissing)(`the ${language} example of line ${line} works`, async () => {
      const output = await outputOf(block)
      expect([isDone(page, block, output), output]).toEqual([true, output])
    })
  }
})
