import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAdmin } from '../administration/testing/newAdmin.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { mapConfig } from './mapConfig.ts'
import { servicesInForce } from './servicesInForce.ts'

let server: TestServer
let root: TestUser
let ann: TestUser

beforeAll(async () => {
  server = await startTestServer({
    DUET_TERRAIN_TILES: 'http://heights.example.org:8080/{z}/{x}/{y}.png',
    DUET_TERRAIN_ENCODING: 'mapbox',
    DUET_TERRAIN_MAX_ZOOM: '12',
  })
  root = await newAdmin(server, 'root@duet.example')
  ann = await server.newUser('ann@acme.example')
})
beforeEach(async () => {
  await server.db.deleteFrom('map_service').execute()
  servicesInForce(server).forget()
})
afterAll(() => server.close())

const SET = `mutation SetMapService($kind: String!, $input: MapServiceInput!) {
  setMapService(kind: $kind, input: $input) {
    kind source name url has_key max_zoom format attribution updated_by problem
  }
}`
const LIST = 'query MapServices { mapServices { kind source name url has_key problem } }'

const IMAGERY = {
  name: 'Example',
  url: 'https://tiles.example/{z}/{x}/{y}.jpg?key={key}',
  key: 'k-1.2_3~4',
  max_zoom: 18,
  attribution: '© Example',
  terms_accepted: true,
}

const set = (input: object, kind = 'imagery'): Promise<GraphqlAnswer> =>
  server.call(SET, { kind, input: { ...IMAGERY, ...input } }, root.token)
const messageOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.message

const policy = async (): Promise<string> => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/' })
  return String(headers['content-security-policy'])
}

describe('services of the map', () => {
  test('what is set is in force at once: for the map, and in the policy of pages', async () => {
    expect(await policy()).toContain("connect-src 'self' http://heights.example.org:8080;")
    expect((await set({})).data?.['setMapService']).toEqual({
      kind: 'imagery',
      source: 'settings',
      name: 'Example',
      url: IMAGERY.url,
      has_key: true,
      max_zoom: 18,
      format: null,
      attribution: '© Example',
      updated_by: 'root@duet.example',
      problem: null,
    })
    expect(await mapConfig(server, ann.id)).toEqual({
      satellite_tiles_url: 'https://tiles.example/{z}/{x}/{y}.jpg?key=k-1.2_3~4',
      satellite_max_zoom: 18,
      satellite_attribution: '© Example',
      terrain_tiles_url: 'http://heights.example.org:8080/{z}/{x}/{y}.png',
      terrain_max_zoom: 12,
      terrain_encoding: 'mapbox',
      terrain_attribution: null,
      places_service: null,
    })
    const origins = 'https://tiles.example http://heights.example.org:8080'
    expect(await policy()).toContain(`connect-src 'self' ${origins};`)
    expect(await policy()).toContain(`img-src 'self' data: blob: ${origins};`)
    expect(await policy()).toContain("script-src 'self' 'wasm-unsafe-eval';")
    const remove = 'mutation D { deleteMapService(kind: "imagery") { success } }'
    expect((await server.call(remove, {}, root.token)).errors).toBeUndefined()
    expect((await mapConfig(server, ann.id)).satellite_tiles_url).toBeNull()
    expect(await policy()).not.toContain('tiles.example ')
    expect(messageOf(await server.call(remove, {}, root.token))).toBe('No such service is set')
  })

  test('without any, pages fetch from nowhere else', async () => {
    const other = await startTestServer()
    try {
      const { headers } = await other.app.inject({ method: 'GET', url: '/' })
      expect(String(headers['content-security-policy'])).toMatch(/connect-src 'self' ?;/)
    } finally {
      await other.close()
    }
  })

  test('the key is sealed, in no answer to the administrator, and retained where none is given', async () => {
    await set({})
    const row = await server.db.selectFrom('map_service').selectAll().executeTakeFirstOrThrow()
    expect(row.key_encrypted).not.toContain('k-1.2')
    await set({ key: null, url: 'https://tiles.example/v2/{z}/{x}/{y}.jpg?key={key}' })
    expect((await mapConfig(server, ann.id)).satellite_tiles_url).toBe(
      'https://tiles.example/v2/{z}/{x}/{y}.jpg?key=k-1.2_3~4',
    )
    expect(messageOf(await set({ key: null, url: 'https://b.example/{z}/{x}/{y}?k={key}' }))).toBe(
      'input.key: The address needs a key',
    )
    await set({ key: 'unused', url: 'https://tiles.example/{z}/{x}/{y}.jpg' })
    const { has_key } = (await server.call(LIST, {}, root.token)).data?.['mapServices']?.[1] ?? {
      has_key: undefined,
    }
    expect(has_key).toBe(false)
  })

  test('what was asked for before a change is not held after it', async () => {
    await set({})
    const services = servicesInForce(server)
    await server.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('map_service').execute()
      const earlier = services.read()
      services.forget()
      expect((await earlier).satellite?.maxZoom).toBe(18)
    })
    expect((await services.read()).satellite).toBeUndefined()
  })

  test('a key that cannot be read any more is said, and the service is not in force', async () => {
    await set({})
    await server.db.updateTable('map_service').set({ key_encrypted: 'of-another-secret' }).execute()
    servicesInForce(server).forget()
    const { data } = await server.call(LIST, {}, root.token)
    expect(JSON.stringify(data)).toContain('The stored key cannot be read any more')
    expect((await mapConfig(server, ann.id)).satellite_tiles_url).toBeNull()
  })

  test('what the environment sets is shown, and is not changed here', async () => {
    const { data } = await server.call(LIST, {}, root.token)
    expect(data?.['mapServices']).toEqual([
      {
        kind: 'terrain',
        source: 'environment',
        name: 'heights.example.org:8080',
        url: 'http://heights.example.org:8080/{z}/{x}/{y}.png',
        has_key: false,
        problem: null,
      },
    ])
    expect(messageOf(await set({ format: 'terrarium' }, 'terrain'))).toContain(
      'DUET_TERRAIN_TILES sets this service.',
    )
  })

  test('both are in the audit log, without the key', async () => {
    await set({})
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'details'])
      .where('action', '=', 'map_service_set')
      .orderBy('id', 'desc')
      .execute()
    expect(rows).toContainEqual({
      user_id: root.id,
      action: 'map_service_set',
      details: {
        kind: 'imagery',
        name: 'Example',
        url: IMAGERY.url,
        terms_accepted: true,
        with_key: true,
      },
    })
    expect(JSON.stringify(rows)).not.toContain('k-1.2_3~4')
  })

  test.each([
    ['imagery', { url: 'https://tiles.example/{z}/{x}.jpg' }, 'input.url: must be a URL'],
    ['imagery', { url: 'https://a.example;script-src/{z}/{x}/{y}' }, 'input.url: must be a URL'],
    ['imagery', { url: 'https://u:p@a.example/{z}/{x}/{y}' }, 'input.url: must be a URL'],
    ['imagery', { url: 'https://a.example:99999/{z}/{x}/{y}' }, 'input.url: must be a URL'],
    ['imagery', { url: 'https://256.1.1.1/{z}/{x}/{y}' }, 'input.url: must be a URL'],
    ['imagery', { key: 'a&b=c' }, 'input.key: must be letters'],
    ['imagery', { max_zoom: 25 }, 'input.max_zoom'],
    ['imagery', { terms_accepted: false }, 'input.terms_accepted: Read and accept'],
    ['imagery', { name: ' ' }, 'input.name: Name is required'],
    ['places', { url: 'ftp://a.example', format: 'photon', max_zoom: null }, 'input.url: must be'],
    [
      'places',
      { url: 'https://a.example:99999/', format: 'photon', max_zoom: null },
      'input.url: must be',
    ],
    [
      'places',
      { url: 'https://a.example/', format: 'maptiler', max_zoom: null },
      'input.url: must hold {query}',
    ],
    ['places', { url: 'https://a.example/', format: 'else', max_zoom: null }, 'input.format'],
    ['roads', {}, 'kind: '],
  ])('%s with %o is refused: %s', async (kind, input, message) => {
    expect(messageOf(await set(input, kind))).toContain(message)
  })
})
