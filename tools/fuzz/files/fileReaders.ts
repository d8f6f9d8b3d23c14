import { AppError } from '@duet/contract'
import {
  contourSource,
  drawnPlace,
  featureLayers,
  GisFileError,
  groupsOf,
  guessCrs,
  guessTable,
  type HeightSource,
  heightAttributes,
  imageHeader,
  PvsystFileError,
  readCecLibrary,
  readGisFiles,
  readHeightPoints,
  readHeightTiff,
  readImageTiff,
  readOnd,
  readPan,
  readPvsystFile,
  readWorldFile,
  suggestedRule,
  suggestGrid,
  TerrainFileError,
  toDegrees,
  toHeightGrid,
  WeatherFileError,
  weatherHead,
} from '@duet/formats'
import { localFrame, parsePlantDocument, readHeightGrid } from '@duet/plant'
import { readMeteo, seriesDoubts, seriesOfFile } from '@duet/weather'

/** What a reader does with a file, as the product does it: throws, or gives the sentence of a refusal. */
type Reader = (bytes: Uint8Array, name: string) => unknown

const SITE = { longitude: 10, latitude: 50 }
const PLACE = { longitudeDeg: 10, latitudeDeg: 50, altitudeM: 100 }

/** The readers of files that a person can hand over. */
const READERS = {
  weather,
  pan: readPan,
  ond: readOnd,
  pvsyst: readPvsystFile,
  cec: (bytes) => {
    const library = readCecLibrary(decoded(bytes))
    if ('fault' in library) throw new AppError('FILE_FORMAT', library.fault)
  },
  drawing,
  contours: (bytes, name) => {
    const file = readGisFiles([{ name, bytes }])
    heightAttributes(file.features)
    gridOf(contourSource(file.features, { crs: guessCrs(file, SITE).crs }))
  },
  points: (bytes) => gridOf(readHeightPoints(decoded(bytes))),
  tiff: async (bytes) => gridOf(await readHeightTiff(bytes)),
  picture: (bytes) => readImageTiff(bytes),
  image: imageHeader,
  world: (bytes): unknown => readWorldFile(decoded(bytes)),
  grid: readHeightGrid,
  plant: (bytes) => parsePlantDocument(parseJson(decoded(bytes))),
} as const satisfies Readonly<Record<string, Reader>>

export type FileKind = keyof typeof READERS
export const FILE_KINDS: readonly FileKind[] = Object.keys(READERS).filter(isKind)

/** Kinds by the end of the path; the first that fits. */
const KINDS: readonly (readonly [end: RegExp, kind: FileKind])[] = [
  [/\.pan$/i, 'pan'],
  [/\.ond$/i, 'ond'],
  [/\.(prj|v[c-z][0-9a-z]|sit|hor|shd)$/i, 'pvsyst'],
  [/cec-inverters.*\.csv$/i, 'cec'],
  [/ortho.*\.tiff?$/i, 'picture'],
  [/\.tiff?$/i, 'tiff'],
  [/\.(png|jpe?g|webp)$/i, 'image'],
  [/\.(kml|kmz|geojson|zip|shp|dxf|dae)$|EnergyCalcInputs\.json$/i, 'drawing'],
  [/\.(xyz|asc|pts)$/i, 'points'],
  [/\.(csv|epw|tm2|tm3|tmy|met|dat|txt|json|gz|parquet)$/i, 'weather'],
]

export function kindOf(path: string): FileKind | undefined {
  return KINDS.find(([end]) => end.test(path))?.[1]
}

export async function readAs(kind: FileKind, bytes: Uint8Array, name: string): Promise<void> {
  await READERS[kind](bytes, name)
}

/** What is wrong with how a file was answered; undefined where it was read, or refused in words with a code of ours. */
export async function readingFault(
  kind: FileKind,
  bytes: Uint8Array,
  name: string,
): Promise<string | undefined> {
  try {
    await readAs(kind, bytes, name)
    return undefined
  } catch (error) {
    return refusalFault(error)
  }
}

const OURS = [AppError, WeatherFileError, PvsystFileError, GisFileError, TerrainFileError]
/** Longer ones are no sentence for people. */
const MOST_CHARACTERS = 1000

function refusalFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return `threw ${String(error)}`
  if (!OURS.some((known) => error instanceof known)) return `threw ${error.stack ?? String(error)}`
  if (error instanceof AppError && error.code === 'INTERNAL') return `INTERNAL: ${error.message}`
  if (error.message.trim() === '') return `${error.name} without a message`
  if (error.message.length > MOST_CHARACTERS)
    return `${error.name} of ${error.message.length} characters: ${error.message.slice(0, 200)}`
  return undefined
}

async function weather(bytes: Uint8Array, filename: string): Promise<void> {
  const table = guessTable(await weatherHead([bytes]))
  const options = { filename, sizeBytes: bytes.length, site: PLACE }
  try {
    seriesDoubts(seriesOfFile(await readMeteo([bytes], options), PLACE))
  } catch (error) {
    // Its columns would be chosen by hand
    if (!(error instanceof WeatherFileError) || !table) throw error
    await readMeteo([bytes], { ...options, mapping: table.mapping })
  }
}

function drawing(bytes: Uint8Array, name: string): void {
  const file = readGisFiles([{ name, bytes }])
  drawnPlace(file)
  const { crs, isSwapped } = guessCrs(file, SITE)
  let number = 0
  for (const group of groupsOf(toDegrees(file.features, { crs, isSwapped })))
    featureLayers(group.features, suggestedRule(group), name, {
      projectId: 'project',
      blockId: null,
      frame: localFrame(SITE.longitude, SITE.latitude),
      sourceType: file.format,
      sourceFilename: name,
      nowIso: '2001-01-01T00:00:00.000Z',
      newId: () => `layer-${(number += 1)}`,
      isRepairing: true,
      groundAt: undefined,
    })
}

const gridOf = (source: HeightSource): unknown => toHeightGrid(source, suggestGrid(source, SITE))

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('INVALID_PLANT_DOCUMENT', 'it is no JSON')
  }
}

function isKind(name: string): name is FileKind {
  return name in READERS
}
