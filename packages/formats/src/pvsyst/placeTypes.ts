/** Angles are degrees, azimuths clockwise from north, 0 to 360; `null` is what a file does not say. */
export type PvsystHemisphere = 'north' | 'south'

export interface HorizonPoint {
  readonly azimuthDeg: number
  readonly elevationDeg: number
}

/** A place with its monthly weather, January first. */
export interface PvsystPlace {
  readonly name: string
  readonly country: string
  readonly region: string
  /** File of the place within PVsyst. */
  readonly file: string
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly altitudeM: number | null
  readonly utcOffsetH: number | null
  readonly albedo: number | null
  readonly globalHorizontalWhM2: readonly number[] | null
  readonly diffuseHorizontalWhM2: readonly number[] | null
  readonly airC: readonly number[] | null
  readonly windMPerS: readonly number[] | null
  readonly relativeHumidity: readonly number[] | null
  readonly linkeTurbidity: readonly number[] | null
  /** Fraction. */
  readonly yearToYearVariation: number | null
}
