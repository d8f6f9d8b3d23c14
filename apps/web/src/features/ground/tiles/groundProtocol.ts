import { addProtocol } from 'maplibre-gl'
import type { GroundClient } from './groundClient.ts'
import type { TileWish } from './tileMessages.ts'

const SCHEME = 'duet-ground'

const clients = new Map<string, GroundClient>()
let lastKey = 0
let isRegistered = false

/** A ground whose tiles the map can ask for by address. */
export interface ServedGround {
  readonly client: GroundClient
  /** Template for a source of tiles of `sizePx` pixels. */
  readonly tilesUrl: (kind: TileWish['kind'], sizePx: number) => string
  readonly stop: () => void
}

/** Serves the tiles of a ground to maps of this page: no server is asked. */
export function serveGround(client: GroundClient): ServedGround {
  if (!isRegistered) addProtocol(SCHEME, ({ url }, { signal }) => tileOf(url, signal))
  isRegistered = true
  lastKey += 1
  const key = String(lastKey)
  clients.set(key, client)
  return {
    client,
    tilesUrl: (kind, sizePx) => `${SCHEME}://${key}/${kind}/${sizePx}/{z}/{x}/{y}`,
    stop: () => {
      clients.delete(key)
      client.stop()
    },
  }
}

async function tileOf(
  url: string,
  signal: AbortSignal,
): Promise<{ data: ImageBitmap | ArrayBuffer }> {
  const wish = parseTileUrl(url)
  const client = wish && clients.get(wish.key)
  // a map asks for the last tiles of a ground that has just been taken away
  if (wish === undefined || client === undefined || signal.aborted)
    return { data: new ArrayBuffer() }
  return { data: await client.tile(wish) }
}

const KINDS: readonly TileWish['kind'][] = ['dem', 'hillshade', 'slope', 'aspect']

/** Undefined for an address of another form. */
export function parseTileUrl(url: string): (TileWish & { readonly key: string }) | undefined {
  const parts = /^duet-ground:\/\/(\d+)\/(\w+)\/(\d+)\/(\d+)\/(\d+)\/(\d+)$/.exec(url)
  if (parts === null) return undefined
  const [, key = '', name, sizePx, z, x, y] = parts
  const kind = KINDS.find((known) => known === name)
  if (kind === undefined) return undefined
  return {
    key,
    kind,
    sizePx: Number(sizePx),
    tile: { z: Number(z), x: Number(x), y: Number(y) },
  }
}
