import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { expect, test } from 'vitest'
import { differingPaths } from '../testing/differingPaths.ts'
import { PVSYST_VECTORS } from '../testing/pvsystFiles.ts'
import { readPvsystFile } from './readPvsystFile.ts'
import { PvsystFileError } from './text/pvsystFileError.ts'

/** What is read, or the error with the names that an answer has for it. */
function answerOf(bytes: Uint8Array, name: string): unknown {
  try {
    return readPvsystFile(bytes, name)
  } catch (error) {
    if (!(error instanceof PvsystFileError)) throw error
    const { code, line, innermostOpen } = error
    return { file: name, error: code, lastLine: line, innermostOpen }
  }
}

test.each(PVSYST_VECTORS)('$name is read as it was meant, or refused as it should be', (vector) => {
  expect(differingPaths(vector.expected, answerOf(vector.bytes, vector.name))).toEqual([])
})

const FOLDERS = [
  'pvsyst-projects/nrel-best-v734/project',
  'components-pan-ond/pan',
  'components-pan-ond/ond',
]

test.skipIf(!hasReferenceData)(
  'files of others are read without a remark on their form (needs DUET_REFERENCE_DATA)',
  () => {
    const paths = FOLDERS.flatMap((folder) =>
      readdirSync(referenceFile(folder)).map((name) => referenceFile(join(folder, name))),
    )
    const odd = paths.flatMap((path) => {
      const { remarks } = readPvsystFile(readFileSync(path), basename(path))
      return remarks
        .filter((remark) => remark.startsWith('Line'))
        .map((remark) => `${path}: ${remark}`)
    })
    expect(paths.length).toBeGreaterThan(50)
    expect(odd).toEqual([])
  },
)
