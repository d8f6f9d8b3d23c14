import { cecLibraryText, cecLine, latin1, panText } from '@duet/formats/testing'
import { afterAll, expect, test } from 'vitest'
import { createFileReaders } from './fileReaders.ts'

const quick = createFileReaders({ seconds: 0.001, megabytes: 1024 })
const small = createFileReaders({ seconds: 600, megabytes: 64 })
afterAll(() => Promise.all([quick.close(), small.close()]))

const module = { filename: 'a.pan', bytes: latin1(panText()) }

test('a file that takes too long is refused', async () => {
  await expect(quick.read('pan', module)).rejects.toMatchObject({
    code: 'FILE_FORMAT',
    message: expect.stringMatching(/^The file takes more than 0\.001 s to be read/),
  })
})

test('a file that takes too much memory is refused, and the next one is read', async () => {
  const text = cecLibraryText([cecLine('Maker: Model [480V]')]) + 'a\n'.repeat(6_000_000)
  await expect(small.read('cecLibrary', { text })).rejects.toMatchObject({
    code: 'FILE_FORMAT',
    message: expect.stringMatching(/^The file takes more than 64 MB of memory/),
  })
  expect((await small.read('pan', module)).name).not.toBe('')
})

test('what a reader refuses is reported with its place', async () => {
  const broken = { filename: 'a.pan', bytes: latin1(panText((text) => text.slice(0, 300))) }
  await expect(small.read('pan', broken)).rejects.toMatchObject({
    code: 'FILE_FORMAT',
    details: { filename: 'a.pan', reason: expect.any(String) },
  })
})
