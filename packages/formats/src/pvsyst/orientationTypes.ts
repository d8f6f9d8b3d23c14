interface OrientationHead {
  readonly number: number
  readonly comment: string | null
  /** PVsyst's name of the kind. */
  readonly fieldType: string
}

export interface FixedOrientation extends OrientationHead {
  readonly kind: 'fixed'
  readonly tiltDeg: number
  readonly azimuthDeg: number
  /** Slope along the row. */
  readonly baseSlopeDeg: number | null
}

/** What endless rows and endless trackers have. */
interface RowsHead extends OrientationHead {
  readonly rowCount: number | null
  readonly pitchM: number | null
  /** Of the modules across the row, without the inactive bands. */
  readonly collectorWidthM: number | null
  readonly inactiveBandsM: number | null
}

/** Endless trackers about one axis. */
export interface TrackerOrientation extends RowsHead {
  readonly kind: 'trackers'
  readonly axisTiltDeg: number
  readonly axisAzimuthDeg: number
  readonly rotationLimitsDeg: readonly [number, number]
  readonly isBacktracking: boolean | null
}

/** Endless rows of fixed tables. */
export interface RowsOrientation extends RowsHead {
  readonly kind: 'fixed rows'
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

/** An orientation whose kind is not known: its keys as they stand. */
export interface UnknownOrientation extends OrientationHead {
  readonly kind: 'unknown'
  readonly fields: Readonly<Record<string, string>>
}

export type PvsystOrientation =
  | FixedOrientation
  | RowsOrientation
  | TrackerOrientation
  | UnknownOrientation
