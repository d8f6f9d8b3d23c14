import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalServer, type SeenRequest, startLocalServer } from '../../testing/localServer.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../testing/testServer.ts'
import { servicesInForce } from '../servicesInForce.ts'
import type { PlaceProtocol } from './placeService.ts'

let server: TestServer
let ann: TestUser
let remote: LocalServer
let answer: (request: SeenRequest, response: ServerResponse) => void

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@acme.example')
})
beforeEach(async () => {
  remote = await startLocalServer((request, response) => answer(request, response))
  await server.db.deleteFrom('attempt_window').execute()
})
afterEach(() => remote.close())
afterAll(() => server.close())

const json =
  (body: unknown, status = 200) =>
  (_request: SeenRequest, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

async function serve(format: PlaceProtocol, path: string): Promise<void> {
  await server.db.deleteFrom('map_service').execute()
  await server.db
    .insertInto('map_service')
    .values({
      kind: 'places',
      name: 'Finder',
      url: `${remote.url}${path}`,
      format,
      attribution: '© F',
    })
    .execute()
  servicesInForce(server).forget()
}

const search = (text: string): Promise<GraphqlAnswer> =>
  server.call(
    `query SearchPlaces($text: String!) {
      searchPlaces(text: $text) { service attribution places { name latitude longitude } }
    }`,
    { text },
    ann.token,
  )
const messageOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.message

const point = (longitude: number, latitude: number) => ({
  type: 'Point',
  coordinates: [longitude, latitude],
})

describe('place search by a service', () => {
  test.each([
    {
      format: 'nominatim',
      path: '/search?email=a%40b.example',
      asked: '/search?email=a%40b.example&q=Bad+Aibling&format=jsonv2&limit=8',
      body: [{ place_id: 1, display_name: 'Bad Aibling, Germany', lat: '47.8637', lon: '12.0107' }],
    },
    {
      format: 'photon',
      path: '/api/',
      asked: '/api/?q=Bad+Aibling&limit=8',
      body: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: point(12.0107, 47.8637),
            properties: { name: 'Bad Aibling', city: 'Bad Aibling', country: 'Germany' },
          },
        ],
      },
    },
    {
      format: 'maptiler',
      path: '/geocoding/{query}.json?key=k',
      asked: '/geocoding/Bad%20Aibling.json?key=k&limit=8',
      body: {
        type: 'FeatureCollection',
        features: [{ geometry: point(12.0107, 47.8637), place_name: 'Bad Aibling, Germany' }],
      },
    },
    {
      format: 'mapbox',
      path: '/search/geocode/v6/forward?access_token=k',
      asked: '/search/geocode/v6/forward?access_token=k&q=Bad+Aibling&limit=8',
      body: {
        type: 'FeatureCollection',
        features: [
          {
            geometry: point(12.0107, 47.8637),
            properties: { name: 'Bad Aibling', place_formatted: 'Germany' },
          },
        ],
      },
    },
  ] as const)('$format is asked and read as documented', async ({ format, path, asked, body }) => {
    answer = json(body)
    await serve(format, path)
    expect((await search('Bad Aibling')).data?.['searchPlaces']).toEqual({
      service: 'Finder',
      attribution: '© F',
      places: [{ name: 'Bad Aibling, Germany', latitude: 47.8637, longitude: 12.0107 }],
    })
    expect(remote.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${asked}`])
    expect(remote.requests[0]?.headers['user-agent']).toBe('DUET (http://localhost)')
    await search(' Bad Aibling ')
    expect(remote.requests).toHaveLength(1)
  })

  test.each([
    [json([], 403), 'It refuses the key or this server (status 403).'],
    [json([], 429), 'It has had too many requests (status 429).'],
    [json([], 500), 'It answers with status 500.'],
    [json({ error: 'x' }), 'Its answer is not that of nominatim.'],
    [json([{ display_name: 'Far', lat: '95', lon: '10' }]), 'Its answer is not that of nominatim.'],
  ])('a failure says what happened', async (failing, reason) => {
    answer = failing
    await serve('nominatim', '/search')
    const refused = await search('Somewhere')
    expect(messageOf(refused)).toBe(`Finder gave no places. ${reason}`)
    expect(refused.errors?.[0]?.extensions.code).toBe('PLACE_SERVICE')
  })

  test('without a service nothing is asked', async () => {
    await server.db.deleteFrom('map_service').execute()
    servicesInForce(server).forget()
    expect(messageOf(await search('Phoenix'))).toBe('No service of place search is set.')
    expect(remote.requests).toEqual([])
  })

  test('a user asks 60 times in ten minutes', async () => {
    answer = json([])
    await serve('nominatim', '/limited')
    for (let i = 0; i < 60; i++) expect(messageOf(await search('Same place'))).toBeUndefined()
    expect(messageOf(await search('Same place'))).toContain('Too many searches.')
    expect(remote.requests).toHaveLength(1)
  })
})
