import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkLayers } from './checkLayers.ts'

const trees: string[] = []

/** A tree of files in a folder of its own. */
function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'))
  trees.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true })
})

describe('the layer check', () => {
  test.each([
    ['apps/web/src/features/meteo/a.ts', "import { b } from '../design/b.ts'", 'another feature'],
    ['packages/engine/src/a.ts', "import { b } from '@duet/plant'", 'the plant from the engine'],
    ['packages/units/src/a.ts', "export { b } from '@duet/engine'", 'anything from units'],
    ['apps/cli/src/a.ts', "import { b } from '../../server/src/main.ts'", 'an app from an app'],
    ['apps/server/src/meteo/a.ts', "import { b } from '../projects/b.ts'", 'another domain'],
    ['apps/server/src/meteo/a.ts', "import { b } from '../http/b.ts'", 'http'],
    ['apps/web/src/ui/a.tsx', "import { b } from '@duet/plant'", 'solar words in ui'],
    ['apps/web/src/features/meteo/a.ts', "import {\n  b,\n} from '../design/b.ts'", 'over lines'],
    ['packages/engine/src/a.ts', "const b = await import('@duet/plant')", 'when it runs'],
    ['packages/engine/src/a.ts', "import type { B } from '@duet/plant'", 'types'],
    ['packages/engine/src/a.ts', "type B = import('@duet/plant').B", 'types without a statement'],
    ['packages/engine/src/a.ts', "export type * from '@duet/plant'", 'types handed on'],
    ['apps/cli/src/a.ts', "new URL('../../server/src/b.ts', import.meta.url)", 'as a thread'],
  ])('%s may not import %s (%s)', (file, text) => {
    expect(checkLayers(tree({ [file]: text }))).toHaveLength(1)
  })

  test.each([
    ['apps/web/src/features/meteo/a.ts', "import { b } from './charts/b.ts'"],
    ['apps/web/src/features/meteo/a.ts', "import { b } from '../../ui/b.tsx'"],
    ['apps/web/src/app/a.ts', "import { b } from '../features/meteo/b.ts'"],
    ['apps/server/src/meteo/a.ts', "import type { b } from '../graphql/b.ts'"],
    ['apps/server/src/meteo/a.ts', "import { b } from '../db/b.ts'"],
    ['packages/plant/src/a.ts', "import { b } from '@duet/engine'"],
    ['packages/plant/src/a.ts', "import { z } from 'zod'"],
  ])('%s may %s', (file, text) => {
    expect(checkLayers(tree({ [file]: text }))).toEqual([])
  })

  test.each([
    ['values', "import { b } from '../b/b.ts'", "import { a } from '../a/a.ts'"],
    ['types', "import type { B } from '../b/b.ts'", "type A = import('../a/a.ts').A"],
  ])('folders beside each other may not import each other (%s)', (_what, ofA, ofB) => {
    const found = checkLayers(
      tree({ 'packages/engine/src/a/a.ts': ofA, 'packages/engine/src/b/b.ts': ofB }),
    )
    expect(found.map(({ reason }) => reason)).toEqual([
      'folders import each other: packages/engine/src/a, packages/engine/src/b',
    ])
  })

  test.each([
    [3, []],
    [4, ['4 files import each other in a circle']],
  ])('a circle of %i files, one of them by type', (count, reasons) => {
    const files = Array.from({ length: count }, (_, at) => [
      `packages/engine/src/f${at}.ts`,
      `import ${at === 0 ? 'type ' : ''}{ x } from './f${(at + 1) % count}.ts'`,
    ])
    expect(checkLayers(tree(Object.fromEntries(files))).map(({ reason }) => reason)).toEqual(
      reasons,
    )
  })

  test('a folder of more than 40 files is named', () => {
    const files = Array.from({ length: 41 }, (_, at) => [`packages/units/src/f${at}.ts`, ''])
    expect(checkLayers(tree(Object.fromEntries(files)))).toEqual([
      { file: 'packages/units/src', imports: '', reason: '41 files; 40 at most' },
    ])
  })

  test('a file outside all layers is named', () => {
    expect(checkLayers(tree({ 'packages/other/src/a.ts': '' }))).toHaveLength(1)
  })

  test('an empty tree does not pass', () => {
    expect(() => checkLayers(tree({}))).toThrow('no source files')
  })
})
