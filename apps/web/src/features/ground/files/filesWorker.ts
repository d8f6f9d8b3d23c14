import {
  contourSource,
  crsOfEpsg,
  guessCrs,
  type HeightSource,
  heightAttributes,
  readGisFiles,
  readHeightPoints,
  readHeightTiff,
  readImageTiff,
  type SitePlace,
  suggestGrid,
  tileSource,
  toHeightGrid,
} from '@duet/formats'
import { answerCalls } from '../../../lib/workers/answerCalls.ts'
import type {
  FileBytes,
  FileMessages,
  HeightsFound,
  HeightsInput,
  TiffPicture,
  TilesInput,
} from './fileMessages.ts'

/** The heights that were read last: a grid is made of them when its size is chosen. */
let lastRead: HeightSource | undefined

answerCalls<FileMessages>((call) => {
  switch (call.name) {
    case 'picture':
      return tiffPicture(call.input)
    case 'heights':
      return heights(call.input)
    case 'tiles':
      return heightsOfTiles(call.input)
    case 'grid':
      if (lastRead === undefined) throw new Error('Choose the file again.')
      return toHeightGrid(lastRead, call.input)
  }
})

/** GPUs of phones hold pictures of this size; larger ones are taken coarser. */
const MAX_SIDE_PX = 8192
const MAX_BYTES = 50_000_000

async function tiffPicture({ bytes }: FileBytes): Promise<TiffPicture> {
  let picture = await readImageTiff(bytes, { maxSidePx: MAX_SIDE_PX })
  let image = await webp(picture)
  if (image.size > MAX_BYTES) {
    picture = await readImageTiff(bytes, { maxSidePx: MAX_SIDE_PX / 2 })
    image = await webp(picture)
  }
  const { widthPx, heightPx, corners, crsName, notes } = picture
  return { image, widthPx, heightPx, corners, system: crsName, notes }
}

function webp(picture: Awaited<ReturnType<typeof readImageTiff>>): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.widthPx, picture.heightPx)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw pictures.')
  context.putImageData(new ImageData(picture.rgba, picture.widthPx, picture.heightPx), 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 })
}

async function heights(input: HeightsInput): Promise<HeightsFound> {
  const [first] = input.files
  if (first === undefined) throw new Error('Choose a file.')
  const crs = input.epsg === undefined ? undefined : crsOfEpsg(input.epsg)
  const options = {
    ...(crs !== undefined && { crs }),
    ...(input.unitM !== undefined && { unitM: input.unitM }),
  }
  if (/\.tiff?$/i.test(first.name)) {
    return found('geotiff', await readHeightTiff(first.bytes, options), input.site)
  }
  if (/\.(csv|txt|xyz|asc|pts)$/i.test(first.name)) {
    const text = new TextDecoder().decode(first.bytes)
    return found('points', readHeightPoints(text, options), input.site)
  }
  const file = readGisFiles(input.files)
  const guess = guessCrs(file, input.site)
  const contours = contourSource(file.features, {
    crs: crs ?? guess.crs,
    ...(input.attribute !== undefined && { attribute: input.attribute }),
    ...(input.unitM !== undefined && { unitM: input.unitM }),
  })
  return {
    ...found('contours', contours, input.site),
    attributes: heightAttributes(file.features),
    notes: [...contours.notes, ...(crs === undefined ? [guess.reason] : [])],
  }
}

function heightsOfTiles({ tiles, encoding, site, withinM }: TilesInput): HeightsFound {
  const source = tileSource(tiles, encoding)
  lastRead = source
  return summary('tiles', source, suggestGrid(source, site, withinM))
}

function found(kind: HeightsFound['source'], source: HeightSource, site: SitePlace): HeightsFound {
  lastRead = source
  return summary(kind, source, suggestGrid(source, site))
}

function summary(
  kind: HeightsFound['source'],
  source: HeightSource,
  plan: HeightsFound['plan'],
): HeightsFound {
  const { crsName, boundsDeg, resolutionM, statistics, notes } = source
  return {
    source: kind,
    system: crsName,
    boundsDeg,
    resolutionM,
    statistics,
    notes,
    attributes: [],
    plan,
  }
}
