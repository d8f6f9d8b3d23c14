import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeWeatherCsv } from '@duet/formats'
import { sampleWeather } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScriptedServer, startScriptedServer } from '../clients/scriptedServer.ts'
import { pythonWith } from '../pythonWith.ts'
import { codeBlocks, type Language } from './codeBlocks.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const BLOCKS = codeBlocks(readFileSync(path.join(ROOT, 'docs/guide/scripting.md'), 'utf8'))

interface Runner {
  readonly file: string
  /** The program with its arguments; undefined: the machine has it not. */
  readonly program: readonly string[] | undefined
  readonly needs: string
  /** What the answer to the readings looks like. */
  readonly ingested: RegExp
}

const isThere = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

const python = pythonWith('pandas')
const RUNNERS: Readonly<Record<Language, Runner>> = {
  sh: {
    file: 'example.sh',
    program: isThere('curl') && isThere('jq') ? ['bash'] : undefined,
    needs: 'there is no curl or jq',
    ingested: /"accepted":1,/,
  },
  ts: {
    file: 'example.ts',
    program: [process.execPath],
    needs: '',
    ingested: /"accepted":3,/,
  },
  python: {
    file: 'example.py',
    program: python === undefined ? undefined : [python],
    needs: 'there is no python3 with pandas',
    ingested: /accepted=3,/,
  },
}

let scripted: ScriptedServer
let folder: string

beforeAll(async () => {
  scripted = await startScriptedServer()
  folder = mkdtempSync(path.join(tmpdir(), 'duet-scripting-'))
  mkdirSync(path.join(folder, 'node_modules/@duet'), { recursive: true })
  symlinkSync(path.join(ROOT, 'packages/client'), path.join(folder, 'node_modules/@duet/client'))
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}')
  // Not the file that the project has
  const csv = [...writeWeatherCsv(sampleWeather())].join('').replace(/(\d)(\r?\n)$/, '$11$2')
  writeFileSync(path.join(folder, 'year.csv'), csv)
})
afterAll(async () => {
  await scripted.close()
  rmSync(folder, { recursive: true, force: true })
})

/** All examples of a language as one program; gives what it prints. */
async function run(language: Language, [program = '', ...args]: readonly string[]) {
  const { file } = RUNNERS[language]
  const blocks = BLOCKS.filter((block) => block.language === language)
  writeFileSync(path.join(folder, file), blocks.map(({ code }) => code).join('\n'))
  // Weather of one project is not imported twice
  const { token, plant } = await scripted.newWork(language)
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PATH: process.env['PATH'],
    HOME: folder,
    PYTHONPATH: path.join(ROOT, 'clients/python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
    SERVER: scripted.url,
    DUET_TOKEN: token,
    PLANT: plant.projectId,
    INGEST_TOKEN: plant.token,
  }
  return promisify(execFile)(program, [...args, file], { cwd: folder, env, timeout: 120_000 })
}

describe.each(['sh', 'ts', 'python'] as const)('the page on scripts in %s', (language) => {
  test('every step has an example', () => {
    expect(BLOCKS.filter((block) => block.language === language).length).toBe(
      BLOCKS.length / Object.keys(RUNNERS).length,
    )
  })

  test('signs in, uploads, runs, reads and sends', async ({ skip }) => {
    const { program, needs, ingested } = RUNNERS[language]
    if (!program) return skip(needs)
    const { stdout } = await run(language, program)
    expect(stdout).toMatch(/^Performance ratio: 0\.8\d*/m)
    expect(stdout).toMatch(ingested)
    const months = readFileSync(path.join(folder, 'months.csv'), 'utf8').trim().split('\n')
    expect(months.filter((line) => /^\d{4}-\d\d-/.test(line)).length).toBe(12)
    rmSync(path.join(folder, 'months.csv'))
    if (language === 'sh') return
    expect(readFileSync(path.join(folder, 'hours.parquet')).subarray(0, 4).toString()).toBe('PAR1')
    rmSync(path.join(folder, 'hours.parquet'))
  })
})
