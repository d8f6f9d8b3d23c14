import { expect, test } from 'vitest'
import { greyPng } from '../testing/greyPng.ts'
import { readLogo } from './logoPicture.ts'

const read = (bytes: Buffer) => readLogo(bytes.toString('base64'))

/** Of one grey pixel, by libjpeg. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

test('a PNG and a JPEG are known by their content', async () => {
  const png = greyPng(3, 2)
  expect(await read(png)).toEqual({ mediaType: 'image/png', bytes: png })
  expect(await read(JPEG)).toMatchObject({ mediaType: 'image/jpeg' })
})

test('what is no such picture, damaged or too large is refused with what to do', async () => {
  const png = greyPng(40, 30)
  const interlaced = Buffer.from(png)
  interlaced[28] = 1
  const taller = Buffer.from(png)
  taller.writeUInt32BE(31, 20)
  const cases: readonly (readonly [bytes: Buffer, code: string, message: RegExp])[] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_FORMAT', /neither/],
    [Buffer.alloc(0), 'FILE_FORMAT', /neither/],
    [png.subarray(0, png.length - 20), 'FILE_FORMAT', /damaged/],
    [taller, 'FILE_FORMAT', /damaged/],
    [interlaced, 'FILE_FORMAT', /without interlacing/],
    [greyPng(2001, 1), 'FILE_FORMAT', /2001 x 1 pixels; a side may have at most 2000/],
    [Buffer.alloc(512 * 1024 + 1), 'FILE_TOO_LARGE', /512 kB/],
  ]
  for (const [bytes, code, message] of cases) {
    await expect(read(bytes)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
  }
  await expect(readLogo('<script>')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
