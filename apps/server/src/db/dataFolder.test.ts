import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStorage } from '../files/folderStorage.ts'
import { checkDataFolder, diskSpace } from './dataFolder.ts'
import { systemFault } from './systemFault.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'duet-folder-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0

/** A file system of so many MB; undefined where this process may not make one. */
function smallDisk(name: string, megabytes: number): string | undefined {
  const place = path.join(dir, name)
  mkdirSync(place)
  return mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place) ? place : undefined
}

test('a folder with room is in order, and nothing is left in it', async () => {
  const place = path.join(dir, 'roomy')
  mkdirSync(place)
  await checkDataFolder(place)
  expect(readdirSync(place)).toEqual([])
  const { freeBytes, totalBytes } = await diskSpace(place)
  const { blocks, bsize } = statfsSync(place)
  expect(totalBytes).toBe(blocks * bsize)
  expect(freeBytes).toBeGreaterThan(0)
  expect(freeBytes).toBeLessThan(totalBytes)
})

test('a folder that is not there is a fault of its own', async () => {
  await expect(checkDataFolder(path.join(dir, 'absent'))).rejects.toMatchObject({ code: 'ENOENT' })
})

const disk = spawnSync('mount', ['--version']).status === 0 && process.getuid?.() === 0

describe.skipIf(!disk)('on a file system of its own (where the tests may mount one)', () => {
  test('too little room is STORAGE_FULL before anything breaks', async ({ skip }) => {
    const place = smallDisk('small', 40)
    if (place === undefined) return skip('mount was refused')
    try {
      await expect(checkDataFolder(place)).rejects.toMatchObject({
        code: 'STORAGE_FULL',
        message: expect.stringContaining('are free'),
      })
    } finally {
      spawnSync('umount', [place])
    }
  })

  test('a full disk is STORAGE_FULL, for the check and for a file that is stored', async ({
    skip,
  }) => {
    const place = smallDisk('full', 1)
    if (place === undefined) return skip('mount was refused')
    try {
      const storage = createFolderStorage(path.join(place, 'files'))
      const stored = storage.put('projects/a/b', Readable.from([Buffer.alloc(4_000_000)]))
      const error: unknown = await stored.catch((thrown: unknown) => thrown)
      expect(systemFault(error)).toMatchObject({ code: 'STORAGE_FULL' })
      spawnSync('dd', ['if=/dev/zero', `of=${path.join(place, 'filler')}`, 'bs=4096'])
      await expect(checkDataFolder(place)).rejects.toMatchObject({
        code: 'STORAGE_FULL',
        message: `The disk of the data folder ${place} is full. Make room.`,
      })
    } finally {
      spawnSync('umount', [place])
    }
  })

  test('a read-only disk is STORAGE_READ_ONLY', async ({ skip }) => {
    const place = smallDisk('read-only', 100)
    if (place === undefined) return skip('mount was refused')
    try {
      expect(mount('-o', 'remount,ro', place)).toBe(true)
      await expect(checkDataFolder(place)).rejects.toMatchObject({
        code: 'STORAGE_READ_ONLY',
        message: expect.stringContaining(place),
      })
    } finally {
      spawnSync('umount', [place])
    }
  })
})
