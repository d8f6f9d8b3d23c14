import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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
    ['apps/server/src/meteo/a.ts', "import { b } from '../http/b.ts'", 'http for more than types'],
    ['apps/web/src/ui/a.tsx', "import { b } from '@duet/plant'", 'solar words in ui'],
    ['apps/web/src/features/meteo/a.ts', "import {\n  b,\n} from '../design/b.ts'", 'over lines'],
  ])('%s may not import %s (%s)', (file, text) => {
    expect(checkLayers(tree({ [file]: text }))).toHaveLength(1)
  })

  test.each([
    ['apps/web/src/features/meteo/a.ts', "import { b } from './charts/b.ts'"],
    ['apps/web/src/features/meteo/a.ts', "import { b } from '../../ui/b.tsx'"],
    ['apps/web/src/app/a.ts', "import { b } from '../features/meteo/b.ts'"],
    ['apps/server/src/meteo/a.ts', "import type { b } from '../http/b.ts'"],
    ['apps/server/src/meteo/a.ts', "import { b } from '../db/b.ts'"],
    ['packages/plant/src/a.ts', "import { b } from '@duet/engine'"],
    ['packages/plant/src/a.ts', "import { z } from 'zod'"],
  ])('%s may %s', (file, text) => {
    expect(checkLayers(tree({ [file]: text }))).toEqual([])
  })

  test('a file outside all layers is told', () => {
    expect(checkLayers(tree({ 'packages/other/src/a.ts': '' }))).toHaveLength(1)
  })

  test('an empty tree does not pass', () => {
    expect(() => checkLayers(tree({}))).toThrow('no source files')
  })

  test('this project keeps its layers', () => {
    expect(checkLayers(resolve(import.meta.dirname, '..'))).toEqual([])
  })
})
