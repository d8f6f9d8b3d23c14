import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ENGINE_VERSION } from '@duet/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { buildPackage } from './buildPackage.ts'
import { PUBLISHED } from './published.ts'

const EXAMPLES = join(ROOT, 'packages/engine/examples')
const user = mkdtempSync(join(tmpdir(), 'package-user-'))
const installed = (name: string): string => join(user, 'node_modules/@duet', name)

/** Plain JavaScript only, as any Node from 20 on runs it. */
const runExample = (file: string): string =>
  execFileSync(process.execPath, ['--no-experimental-strip-types', file], {
    cwd: user,
    encoding: 'utf8',
  })

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: false,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    target: 'es2022',
    lib: ['es2024', 'dom'],
    types: [],
  },
  include: ['*.mjs'],
}

beforeAll(async () => {
  mkdirSync(join(user, 'node_modules/@duet'), { recursive: true })
  for (const one of PUBLISHED) await buildPackage(one, installed(one.folder))
  cpSync(EXAMPLES, user, { recursive: true })
  writeFileSync(join(user, 'package.json'), '{"type":"module"}')
  writeFileSync(join(user, 'tsconfig.json'), JSON.stringify(TSCONFIG))
}, 120_000)
afterAll(() => rmSync(user, { recursive: true }))

describe('the packages that are published', () => {
  test('have no dependency on the workspace, a licence, and the version of their changelog', () => {
    for (const { folder } of PUBLISHED) {
      const manifest = readFileSync(join(installed(folder), 'package.json'), 'utf8')
      expect(JSON.parse(manifest)).toMatchObject({
        name: `@duet/${folder}`,
        license: 'Apache-2.0',
        exports: { '.': { default: './index.js' } },
      })
      expect(manifest).not.toContain('"dependencies": {\n    "@duet')
      expect(readFileSync(join(installed(folder), 'index.js'), 'utf8')).not.toMatch(/@duet\/|node:/)
    }
    const changes = readFileSync(join(installed('engine'), 'CHANGELOG.md'), 'utf8')
    expect(/^\| (\d+\.\d+\.\d+) \|/m.exec(changes)?.[1]).toBe(ENGINE_VERSION)
  })

  test('the engine is small enough for a page', () => {
    const code = readFileSync(join(installed('engine'), 'index.js'))
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(110_000)
  })

  test.each(readdirSync(EXAMPLES).filter((file) => file !== 'plant.mjs'))(
    'the example %s runs, and gives numbers',
    (file) => {
      const lines = runExample(file).trim().split('\n')
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.join('\n')).not.toMatch(/NaN|undefined|Infinity/)
    },
  )

  test('what examples give is right: noon of the solstice, more energy with more distance', () => {
    expect(runExample('sunAndTrackers.mjs')).toContain('12:00  sun 80.0°  trackers 0.0°')
    const energies = [...runExample('rows.mjs').matchAll(/: (\d+) kWh/g)].map(([, kwh]) =>
      Number(kwh),
    )
    expect(energies).toHaveLength(5)
    expect(energies).toEqual(energies.toSorted((a, b) => a - b))
  })

  test('types are whole, and those of the examples fit', () => {
    const tsc = join(ROOT, 'node_modules/.bin/tsc')
    expect(execFileSync(tsc, ['-p', user], { encoding: 'utf8' })).toBe('')
  }, 60_000)
})
