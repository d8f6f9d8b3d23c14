import { createExternalStore, type ExternalStore } from '../../../lib/externalStore.ts'
import type { GetMapConfigQuery, RasterLayerRowFragment } from '../../../lib/gql/graphql.ts'
import { perSession } from '../../design-session/perSession.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { Bounds } from '../../plant/layerBounds.ts'
import type { Corners } from './corners.ts'
import { type GroundView, readGroundView, storeGroundView } from './groundView.ts'

export type MapConfig = GetMapConfigQuery['mapConfig']

/** Where the map looks to. */
export interface Camera {
  /** Degrees clockwise from north of what is up on the screen. */
  readonly bearingDeg: number
  /** Degrees from straight down. */
  readonly pitchDeg: number
}

/** A picture whose place is being changed. */
export interface Placing {
  readonly id: string
  readonly corners: Corners
  /** Its sides retain their ratio and right angles. */
  readonly hasFixedShape: boolean
}

/** What is being measured on the ground. */
export interface Inspected {
  /** [longitude, latitude] of the points of the line. */
  readonly points: readonly (readonly [number, number])[]
  /** Under the pointer, or on the profile. */
  readonly hover: readonly [number, number] | undefined
}

export interface MapControl {
  readonly fit: (bounds: Bounds) => void
  readonly center: () => readonly [number, number]
  /** Of a place, px from the upper left corner of the map. */
  readonly project: (place: readonly [number, number]) => { readonly x: number; readonly y: number }
  /** Width of what is seen, degrees of longitude. */
  readonly bounds: () => Bounds
  readonly turn: (byDeg: number) => void
  readonly tilt: (byDeg: number) => void
  readonly resetCamera: () => void
}

/** The ground of a session: what is known of it, how it is shown, and what is done on it. */
export interface Ground {
  /** The lowest first. */
  readonly rasters: ExternalStore<readonly RasterLayerRowFragment[]>
  readonly config: ExternalStore<MapConfig | undefined>
  readonly view: ExternalStore<GroundView>
  readonly placing: ExternalStore<Placing | undefined>
  readonly inspected: ExternalStore<Inspected>
  readonly camera: ExternalStore<Camera>
  /** Undefined while no map is there. */
  readonly map: ExternalStore<MapControl | undefined>
  /** Called when a signed address has served its time. */
  readonly refreshRasters: ExternalStore<() => void>
}

/** The ground of a session; made when it is first asked for. */
export const groundOf: (session: DesignSession) => Ground = perSession(() => {
  const view = createExternalStore(readGroundView(localStorage))
  view.subscribe(() => storeGroundView(localStorage, view.get()))
  return {
    rasters: createExternalStore<readonly RasterLayerRowFragment[]>([]),
    config: createExternalStore<MapConfig | undefined>(undefined),
    view,
    placing: createExternalStore<Placing | undefined>(undefined),
    inspected: createExternalStore<Inspected>({ points: [], hover: undefined }),
    camera: createExternalStore<Camera>({ bearingDeg: 0, pitchDeg: 0 }),
    map: createExternalStore<MapControl | undefined>(undefined),
    refreshRasters: createExternalStore<() => void>(() => undefined),
  }
})

export function changeView(ground: Ground, change: Partial<GroundView>): void {
  ground.view.set({ ...ground.view.get(), ...change })
}
