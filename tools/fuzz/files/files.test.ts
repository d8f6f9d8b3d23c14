import { expect, test } from 'vitest'
import { damagedFile } from './damagedFile.ts'
import { readAs, readingFault } from './fileReaders.ts'
import { OWN_FILES } from './sampleFiles.ts'

test.each(OWN_FILES)('the whole $name is read', async ({ kind, name, bytes }) => {
  await expect(readAs(kind, bytes(), name)).resolves.toBeUndefined()
})

test('a damaged file is read, or refused with a sentence and a code', async () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 150; seed++) {
    const { kind, name, bytes } = damagedFile(OWN_FILES, seed)
    const fault = await readingFault(kind, bytes, name)
    if (fault !== undefined) faults.push(`seed ${seed}, ${kind} of ${name}: ${fault}`)
  }
  expect(faults).toEqual([])
})
