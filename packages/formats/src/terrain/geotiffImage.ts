import { sum } from '@duet/units'
import {
  addDecoder,
  BaseDecoder,
  fromArrayBuffer,
  type GeoTIFFImage,
  type ImageFileDirectory,
} from 'geotiff'
import { inflate, unpackBits, unpackLzw } from './unpackTiff.ts'

/*
 * The packings that ask for no more than bytes. The decoders that geotiff.js has for them go on without an end where a code is
 * damaged.
 */
addDecoder(5, async () => decoderOf(unpackLzw), blockParameters)
addDecoder([8, 32_946], async () => decoderOf(inflate), blockParameters)
addDecoder(32_773, async () => decoderOf(unpackBits), blockParameters)

/** The first and full picture of a TIFF. */
export async function firstImage(bytes: Uint8Array): Promise<GeoTIFFImage> {
  const tiff = await fromArrayBuffer(Uint8Array.from(bytes).buffer)
  return tiff.getImage()
}

/** Bytes of a block, at most as many as it should have. */
type Unpack = (packed: Uint8Array, most: number) => Uint8Array<ArrayBuffer>

function decoderOf(unpack: Unpack): typeof BaseDecoder {
  return class extends BaseDecoder {
    override decodeBlock(buffer: ArrayBufferLike): ArrayBuffer {
      const { tileWidth, tileHeight, planarConfiguration, bitsPerSample } = this.parameters
      const bits = Array.from(typeof bitsPerSample === 'number' ? [bitsPerSample] : bitsPerSample)
      const ofPixel = planarConfiguration === 2 ? (bits[0] ?? 0) : sum(bits)
      const most = Math.ceil((tileWidth * ofPixel) / 8) * tileHeight
      return unpack(new Uint8Array(buffer), most).slice().buffer
    }
  }
}

type BlockParameters = BaseDecoder['parameters']

async function blockParameters(directory: ImageFileDirectory): Promise<BlockParameters> {
  const number = async (tag: Parameters<typeof directory.loadValue>[0], usual = 0) =>
    Number((await directory.loadValue(tag)) ?? usual)
  const height = await number('ImageLength')
  const isTiled = !directory.hasTag('StripOffsets')
  return {
    tileWidth: await number(isTiled ? 'TileWidth' : 'ImageWidth'),
    tileHeight: isTiled
      ? await number('TileLength')
      : Math.min(height, (await number('RowsPerStrip')) || height),
    planarConfiguration: await number('PlanarConfiguration', 1),
    bitsPerSample: (await directory.loadValue('BitsPerSample')) ?? [1],
    predictor: await number('Predictor', 1),
  }
}
