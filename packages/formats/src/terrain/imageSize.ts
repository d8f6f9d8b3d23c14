/** A picture by the first bytes of its file. */
export interface ImageHeader {
  readonly type: 'png' | 'jpeg' | 'webp'
  readonly widthPx: number
  readonly heightPx: number
}

/** Type and size of a PNG, JPEG or WebP file; undefined for other bytes, and for a header that is cut off. */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return pngHeader(view) ?? jpegHeader(view) ?? webpHeader(view)
}

/** PNG (ISO/IEC 15948): the signature, then IHDR with width and height. */
function pngHeader(view: DataView): ImageHeader | undefined {
  if (
    view.byteLength < 24 ||
    view.getUint32(0) !== 0x89504e47 ||
    view.getUint32(4) !== 0x0d0a1a0a
  ) {
    return undefined
  }
  if (view.getUint32(12) !== 0x49484452) return undefined
  return sized('png', view.getUint32(16), view.getUint32(20))
}

/** JPEG (ITU-T T.81): segments until a frame header, SOF0 to SOF15 without the tables among them. */
function jpegHeader(view: DataView): ImageHeader | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    at += isBare ? 2 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** WebP (RFC 9649): RIFF with a lossy, a lossless or an extended first chunk. */
function webpHeader(view: DataView): ImageHeader | undefined {
  const isWebp =
    view.byteLength >= 30 && view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250
  if (!isWebp) return undefined
  switch (view.getUint32(12)) {
    case 0x56503820: // 'VP8 '
      return sized('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 0x5650384c: {
      // 'VP8L'
      const packed = view.getUint32(21, true)
      return sized('webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
    }
    case 0x56503858: // 'VP8X'
      return sized('webp', 1 + three(view, 24), 1 + three(view, 27))
    default:
      return undefined
  }
}

function three(view: DataView, at: number): number {
  return view.getUint8(at) + 256 * view.getUint8(at + 1) + 65_536 * view.getUint8(at + 2)
}

function sized(
  type: ImageHeader['type'],
  widthPx: number,
  heightPx: number,
): ImageHeader | undefined {
  return widthPx > 0 && heightPx > 0 ? { type, widthPx, heightPx } : undefined
}
