import { globSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { componentStyles } from './componentStyles.ts'
import { cutLetters } from './cutLetters.ts'

const PACKAGES = join(import.meta.dirname, '../../node_modules')
const INTER = join(PACKAGES, '@fontsource-variable/inter')

test('every component of Mantine that names classes gets styles', () => {
  const { transform } = componentStyles(join(PACKAGES, '@mantine'))
  const named = globSync('@mantine/{core,dropzone,notifications,spotlight}/esm/**/*.module.mjs', {
    cwd: PACKAGES,
  })
  expect(named.length).toBeGreaterThan(90)
  for (const file of named)
    expect(transform('', join(PACKAGES, file))?.code).toMatch(/^import ".+\.layer\.css"\n$/)
  expect(transform('', join(PACKAGES, '@mantine/core/esm/core/index.mjs'))).toBeUndefined()
})

test('what all components share stands in place of the whole file', () => {
  const { resolveId, load } = componentStyles(join(PACKAGES, '@mantine'))
  const core = load(resolveId('@mantine/core/styles.layer.css') ?? '')
  expect(core?.match(/import/g)).toHaveLength(3)
  expect(load(resolveId('@mantine/spotlight/styles.layer.css') ?? '')).toBe('')
  expect(resolveId(join(PACKAGES, '@mantine/spotlight/styles.layer.css'))).toBeUndefined()
})

test('the Latin letters shrink by half, the others stay as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const styles = readFileSync(join(INTER, 'wght.css'), 'utf8')
  const changed = await cutLetters(folder).transform(styles, join(INTER, 'wght.css'))
  const file = /url\(([^)]+-inter-latin-wght-normal\.woff2)\)/.exec(changed ?? '')?.[1] ?? ''
  const whole = statSync(join(INTER, 'files/inter-latin-wght-normal.woff2')).size
  expect(readFileSync(file).subarray(0, 4).toString()).toBe('wOF2')
  expect(statSync(file).size / whole).toBeLessThan(0.55)
  expect(changed?.replace(file, './files/inter-latin-wght-normal.woff2')).toBe(styles)
})
