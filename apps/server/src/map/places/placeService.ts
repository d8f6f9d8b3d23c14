import { z } from 'zod'

/** What a service of place search may speak. */
export const PLACE_PROTOCOLS = ['nominatim', 'photon', 'maptiler', 'mapbox'] as const
export type PlaceProtocol = (typeof PLACE_PROTOCOLS)[number]

/** A service that finds places by their names. */
export interface PlaceService {
  readonly name: string
  /** Its address, with the key; of MapTiler with {query} in the path. */
  readonly url: string
  readonly protocol: PlaceProtocol
  readonly attribution: string | undefined
}

/** A place that was found. */
export interface FoundPlace {
  readonly name: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

export const MAX_FOUND = 8

interface Protocol {
  /** How the address asks for a text; its other parameters stay. */
  readonly ask: (url: string, text: string) => URL
  /** @throws ZodError where the answer is none of the protocol */
  readonly read: (answer: unknown) => readonly FoundPlace[]
}

const asked = (url: string, parameters: Readonly<Record<string, string>>): URL => {
  const address = new URL(url)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address
}

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)

const nominatimAnswer = z.array(
  z.object({ display_name: z.string(), lat: latitude, lon: longitude }),
)

/** Features of GeoJSON (RFC 7946): points with what each protocol calls their names. */
const features = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    features: z.array(
      z.object({ geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }), ...shape }),
    ),
  })

const photonAnswer = features({
  properties: z.object({
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    country: z.string().optional(),
  }),
})
const maptilerAnswer = features({ place_name: z.string() })
const mapboxAnswer = features({
  properties: z.object({ name: z.string(), place_formatted: z.string().optional() }),
})

/**
 * How each protocol asks and answers:
 * https://nominatim.org/release-docs/latest/api/Search/ (jsonv2),
 * https://github.com/komoot/photon/blob/master/docs/api-v1.md,
 * https://docs.maptiler.com/cloud/api/geocoding/,
 * https://docs.mapbox.com/api/search/geocoding/ (v6, forward).
 */
export const PROTOCOLS: Readonly<Record<PlaceProtocol, Protocol>> = {
  nominatim: {
    ask: (url, q) => asked(url, { q, format: 'jsonv2', limit: String(MAX_FOUND) }),
    read: (answer) =>
      nominatimAnswer.parse(answer).map(({ display_name, lat, lon }) => ({
        name: display_name,
        latitude: lat,
        longitude: lon,
      })),
  },
  photon: {
    ask: (url, q) => asked(url, { q, limit: String(MAX_FOUND) }),
    read: (answer) =>
      photonAnswer.parse(answer).features.map(({ properties: of, geometry }) => {
        const street = [of.street, of.housenumber].filter(Boolean).join(' ')
        const parts = [of.name, street, of.city, of.state, of.country].filter(Boolean)
        return placeAt([...new Set(parts)].join(', '), geometry)
      }),
  },
  maptiler: {
    ask: (url, text) =>
      asked(url.replaceAll('{query}', encodeURIComponent(text)), { limit: String(MAX_FOUND) }),
    read: (answer) =>
      maptilerAnswer
        .parse(answer)
        .features.map(({ place_name, geometry }) => placeAt(place_name, geometry)),
  },
  mapbox: {
    ask: (url, q) => asked(url, { q, limit: String(MAX_FOUND) }),
    read: (answer) =>
      mapboxAnswer.parse(answer).features.map(({ properties, geometry }) => {
        const { name, place_formatted: within } = properties
        return placeAt(within ? `${name}, ${within}` : name, geometry)
      }),
  },
}

function placeAt(
  name: string,
  { coordinates: [lon, lat] }: { readonly coordinates: readonly [number, number] },
): FoundPlace {
  return { name, latitude: lat, longitude: lon }
}
