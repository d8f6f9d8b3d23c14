import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type { MapService, MapServiceInput } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { kindSchema, SERVICE_SCHEMAS } from './mapServiceInput.ts'
import {
  deleteMapServiceRow,
  findMapService,
  listMapServices,
  storeMapService,
} from './mapServiceQueries.ts'
import type { MapServiceKind, MapTiles, TerrainService, TileService } from './mapTiles.ts'
import { addressOf, mapKeyBox, servicesInForce } from './servicesInForce.ts'

const UNREADABLE_KEY =
  'The stored key cannot be read any more, for the secret of the server has changed. Enter it again.'

/** What is set by the environment, and what is stored. All is for system administrators. */
export async function mapServices(
  server: Server,
  caller: AdminCaller,
): Promise<readonly MapService[]> {
  systemAdmin(caller)
  const environment = environmentServices(server.config.mapTiles)
  const rows = await listMapServices(server.db)
  const stored = rows
    .filter(({ kind }) => !environment.some((one) => one.kind === kind))
    .map(({ updated_by_email, key_encrypted, ...row }) => ({
      ...row,
      source: 'settings',
      has_key: key_encrypted !== null,
      updated_by: updated_by_email,
      problem:
        addressOf({ url: row.url, key_encrypted }, mapKeyBox(server)) === undefined
          ? UNREADABLE_KEY
          : null,
    }))
  return [...environment, ...stored]
}

/** @throws AppError CONFLICT for what the environment sets */
export async function setMapService(
  server: Server,
  caller: AdminCaller,
  args: { readonly kind: string; readonly input: MapServiceInput },
): Promise<MapService> {
  const userId = systemAdmin(caller)
  const { kind } = parseInput(kindSchema, { kind: args.kind })
  requireUnset(server, kind)
  const { terms_accepted, key, ...fields } = parseInput(SERVICE_SCHEMAS[kind], args.input, [
    'input',
  ])
  await server.db.transaction().execute(async (tx) => {
    const sealed = await sealedKey(server, tx, { kind, url: fields.url, key })
    await storeMapService(tx, {
      ...fields,
      kind,
      max_zoom: fields.max_zoom ?? null,
      format: fields.format ?? null,
      key_encrypted: sealed,
      updated_by: userId,
    })
    await writeAudit(tx, {
      userId,
      action: 'map_service_set',
      details: {
        kind,
        name: fields.name,
        url: fields.url,
        terms_accepted,
        with_key: sealed !== null,
      },
    })
  })
  servicesInForce(server).forget()
  return knownService(await mapServices(server, caller), kind)
}

/** Ends a service of the settings: the map stands without. */
export async function deleteMapService(
  server: Server,
  caller: AdminCaller,
  givenKind: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  const { kind } = parseInput(kindSchema, { kind: givenKind })
  requireUnset(server, kind)
  await server.db.transaction().execute(async (tx) => {
    const deleted = await deleteMapServiceRow(tx, kind)
    if (!deleted) throw new AppError('NOT_FOUND', 'No such service is set')
    const { name, url } = deleted
    await writeAudit(tx, { userId, action: 'map_service_deleted', details: { kind, name, url } })
  })
  servicesInForce(server).forget()
}

/** The key to store: the one given, or the one that is stored for the same server. */
async function sealedKey(
  server: Server,
  tx: Database,
  service: { readonly kind: string; readonly url: string; readonly key: string | null | undefined },
): Promise<string | null> {
  const { kind, url, key } = service
  if (!url.includes('{key}')) return null
  if (key) return mapKeyBox(server).seal(key)
  const before = await findMapService(tx, kind)
  // a key goes to the server that it was entered for, and to no other
  if (before?.key_encrypted && originOf(before.url) === originOf(url)) return before.key_encrypted
  throw new AppError('INVALID_INPUT', 'input.key: The address needs a key', {
    field_errors: [{ path: 'input.key', message: 'The address needs a key' }],
  })
}

const originOf = (url: string): string => new URL(url).origin

function knownService(services: readonly MapService[], kind: string): MapService {
  const found = services.find((one) => one.kind === kind)
  if (!found) throw new AppError('NOT_FOUND', 'No such service is set')
  return found
}

const VARIABLES: Readonly<Partial<Record<MapServiceKind, string>>> = {
  imagery: 'DUET_SATELLITE_TILES',
  terrain: 'DUET_TERRAIN_TILES',
}

function requireUnset({ config }: Server, kind: MapServiceKind): void {
  if (!environmentServices(config.mapTiles).some((one) => one.kind === kind)) return
  throw new AppError(
    'CONFLICT',
    `${VARIABLES[kind]} sets this service. Unset it and restart the server to set another here.`,
  )
}

function environmentServices({ satellite, terrain }: MapTiles): readonly MapService[] {
  return [
    ...(satellite ? [environmentService('imagery', satellite)] : []),
    ...(terrain ? [environmentService('terrain', terrain)] : []),
  ]
}

function environmentService(
  kind: MapServiceKind,
  service: TileService & Partial<Pick<TerrainService, 'encoding'>>,
): MapService {
  const { url, maxZoom, attribution, encoding } = service
  return {
    kind,
    source: 'environment',
    name: new URL(url).host,
    url,
    has_key: false,
    max_zoom: maxZoom,
    format: encoding ?? null,
    attribution: attribution ?? '',
    updated_at: null,
    updated_by: null,
    problem: null,
  }
}
