import { createSecretBox, deriveKey, type SecretBox } from '../secret.ts'
import { perServer, type Server } from '../server.ts'
import { listMapServices, type MapServiceRow } from './mapServiceQueries.ts'
import {
  DEFAULT_SATELLITE_MAX_ZOOM,
  DEFAULT_TERRAIN_MAX_ZOOM,
  type MapTiles,
  TERRAIN_ENCODINGS,
} from './mapTiles.ts'
import { PLACE_PROTOCOLS, type PlaceService } from './places/placeService.ts'

/** What the map is drawn and searched with. */
export interface ServicesInForce extends MapTiles {
  readonly places: PlaceService | undefined
}

/** Another process of the server may have changed them: for so long it is not asked again, ms. */
const HELD_MS = 10_000

interface HeldServices {
  readonly read: () => Promise<ServicesInForce>
  /** After a change. */
  readonly forget: () => void
}

/** The services of the environment, and for what it does not set those that are stored. */
export const servicesInForce = perServer((server): HeldServices => {
  let held: { readonly untilMs: number; readonly services: Promise<ServicesInForce> } | undefined
  const ask = async (): Promise<ServicesInForce> =>
    inForce(server.config.mapTiles, await listMapServices(server.db), mapKeyBox(server))
  return {
    read: () => {
      if (held !== undefined && performance.now() < held.untilMs) return held.services
      // What is asked for is held before it is there: a change meanwhile forgets it too
      const asked = { untilMs: performance.now() + HELD_MS, services: ask() }
      held = asked
      asked.services.catch(() => {
        if (held === asked) held = undefined
      })
      return asked.services
    },
    forget: () => {
      held = undefined
    },
  }
})

export const mapKeyBox = perServer(
  ({ secret }): SecretBox => createSecretBox(deriveKey(secret, 'map keys')),
)

/** Servers that pages may fetch tiles from, as https://host[:port]. */
export async function tileOrigins(server: Server): Promise<readonly string[]> {
  const { satellite, terrain } = await servicesInForce(server).read()
  const urls = [satellite?.url, terrain?.url].filter((url) => url !== undefined)
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

/** The address with its key in place. Undefined where the stored key cannot be read: the secret of the server has changed. */
export function addressOf(
  { url, key_encrypted }: Pick<MapServiceRow, 'url' | 'key_encrypted'>,
  { open }: SecretBox,
): string | undefined {
  if (key_encrypted === null) return url
  try {
    return url.replaceAll('{key}', open(key_encrypted))
  } catch {
    return undefined
  }
}

function inForce(
  environment: MapTiles,
  rows: readonly MapServiceRow[],
  box: SecretBox,
): ServicesInForce {
  const stored = (kind: string): (MapServiceRow & { readonly address: string }) | undefined => {
    const row = rows.find((one) => one.kind === kind)
    const address = row && addressOf(row, box)
    return address === undefined || row === undefined ? undefined : { ...row, address }
  }
  return {
    satellite: environment.satellite ?? satelliteOf(stored('imagery')),
    terrain: environment.terrain ?? terrainOf(stored('terrain')),
    places: placesOf(stored('places')),
  }
}

type StoredService = (MapServiceRow & { readonly address: string }) | undefined

function satelliteOf(row: StoredService): MapTiles['satellite'] {
  if (row === undefined) return undefined
  return {
    url: row.address,
    maxZoom: row.max_zoom ?? DEFAULT_SATELLITE_MAX_ZOOM,
    attribution: row.attribution || undefined,
  }
}

function terrainOf(row: StoredService): MapTiles['terrain'] {
  const encoding = TERRAIN_ENCODINGS.find((one) => one === row?.format)
  if (row === undefined || encoding === undefined) return undefined
  return {
    url: row.address,
    maxZoom: row.max_zoom ?? DEFAULT_TERRAIN_MAX_ZOOM,
    encoding,
    attribution: row.attribution || undefined,
  }
}

function placesOf(row: StoredService): PlaceService | undefined {
  const protocol = PLACE_PROTOCOLS.find((one) => one === row?.format)
  if (row === undefined || protocol === undefined) return undefined
  return { name: row.name, url: row.address, protocol, attribution: row.attribution || undefined }
}
