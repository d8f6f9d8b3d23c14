import { inflateSync } from 'node:zlib'
import { AppError } from '@duet/contract'
import { type ImageHeader, imageHeader } from '@duet/formats'
import { pdfBytes } from '../pdf/pdfDocument.ts'

/** A picture that every report can hold. */
export interface LogoPicture {
  readonly mediaType: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

/** As documents and pages take it. */
export const pictureUrl = ({ mediaType, bytes }: LogoPicture): string =>
  `data:${mediaType};base64,${bytes.toString('base64')}`

const MAX_BYTES = 512 * 1024
const MAX_SIDE_PX = 2000
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

/**
 * A PNG or JPEG by its content, whatever it was called. It is set into a document, so that no report fails by it later.
 *
 * @param content - base64
 * @throws AppError FILE_TOO_LARGE, FILE_FORMAT, INVALID_INPUT for what is not base64
 */
export async function readLogo(content: string): Promise<LogoPicture> {
  if (content.length > (MAX_BYTES * 4) / 3 + 4) throw tooLarge()
  if (!BASE64.test(content)) {
    throw new AppError('INVALID_INPUT', 'content: must be base64', { path: 'content' })
  }
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MAX_BYTES) throw tooLarge()
  const header = imageHeader(bytes)
  if (header?.type !== 'png' && header?.type !== 'jpeg') {
    throw noPicture('The file is neither a PNG nor a JPEG picture')
  }
  checkSides(header)
  if (header.type === 'png') checkPng(bytes, header)
  const picture = { mediaType: `image/${header.type}`, bytes } as const
  await checkPrints(picture)
  return picture
}

const tooLarge = (): AppError =>
  new AppError('FILE_TOO_LARGE', 'The picture is larger than 512 kB. Make it smaller.')

const noPicture = (message: string): AppError => new AppError('FILE_FORMAT', `${message}.`)

function checkSides({ widthPx, heightPx }: ImageHeader): void {
  if (Math.max(widthPx, heightPx) <= MAX_SIDE_PX) return
  throw noPicture(
    `The picture has ${widthPx} x ${heightPx} pixels; a side may have at most ${MAX_SIDE_PX}`,
  )
}

async function checkPrints(picture: LogoPicture): Promise<void> {
  const names = { title: 'Logo', author: '', subject: '', creator: '', footer: '' }
  try {
    await pdfBytes({ ...names, paper: 'A4', content: [{ image: pictureUrl(picture) }] })
  } catch {
    throw noPicture('The picture cannot be read: it is damaged or cut short')
  }
}

const SIGNATURE_BYTES = 8
/** Samples of a pixel by colour type: grey, RGB, palette, grey and alpha, RGB and alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Its rows are those of the header, no fewer and no more. @see W3C Portable Network Graphics (third edition), 11.2 */
function checkPng(bytes: Buffer, { widthPx, heightPx }: ImageHeader): void {
  const [bitDepth = 0, colourType = 0, , , interlace] = bytes.subarray(SIGNATURE_BYTES + 16)
  const channels = CHANNELS[colourType]
  if (channels === undefined || bitDepth > 8 || interlace !== 0) {
    throw noPicture('Save the PNG with at most 8 bits a channel and without interlacing')
  }
  const length = heightPx * (1 + Math.ceil((widthPx * channels * bitDepth) / 8))
  if (inflatedLength(pngData(bytes), length) !== length) {
    throw noPicture('The PNG file is damaged or cut short')
  }
}

/** The compressed rows of the chunks that are whole. */
function pngData(bytes: Buffer): Buffer {
  const data: Buffer[] = []
  let at = SIGNATURE_BYTES
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, end - 4))
    at = end
  }
  return Buffer.concat(data)
}

function inflatedLength(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length
  } catch {
    return 0
  }
}
