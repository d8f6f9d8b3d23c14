import {
  type ObstacleMesh,
  type PanelParameters,
  type TableLayout,
  type TableParameters,
  type TablePoses,
  tableLine,
} from '@duet/plant'
import { tablePlane } from './cornerHeights.ts'

/** The tables of one block for a scene. */
export interface SceneTables {
  readonly layout: TableLayout
  readonly table: TableParameters
  readonly panel: PanelParameters
  readonly panelName: string
  /** Where the tables stand above the sea; absent: on level ground at 0. */
  readonly poses: TablePoses | undefined
}

export interface SceneParts {
  readonly tables: readonly SceneTables[]
  /** In the frame of the tables. */
  readonly obstacles: readonly ObstacleMesh[]
}

export type Point = readonly [eastM: number, northM: number, upM: number]
export type Corners = readonly [Point, Point, Point, Point]

/** Level ground at height 0. */
function levelPoses({ layout, table }: SceneTables): TablePoses {
  const count = layout.count
  const turned = table.tracking_type === 0 ? table.azimuth - 90 : table.azimuth
  return {
    groundM: new Float64Array(count),
    axisTiltDeg: new Float64Array(count),
    crossTiltDeg: new Float64Array(count),
    axisAzimuthDeg: turned,
    unknownCount: 0,
    limitedCount: 0,
  }
}

/** The corners of each table in the order of its layout; 0 up where the ground is not known. Trackers lie flat. */
export function tableCorners(part: SceneTables): readonly Corners[] {
  const { layout, table, panel } = part
  const heightOf = tablePlane(part.poses ?? levelPoses(part), table, panel)
  return Array.from({ length: layout.count }, (_, t) => {
    const line = tableLine(layout, t)
    const corner = (i: number): Point => {
      const [eastM = 0, northM = 0] = layout.cornersM.subarray(8 * t + 2 * i, 8 * t + 2 * i + 2)
      const height = heightOf(t, eastM - line.eastM, northM - line.northM)
      return [eastM, northM, Number.isFinite(height) ? height : 0]
    }
    return [corner(0), corner(1), corner(2), corner(3)]
  })
}

/** The points of a mesh. */
export function pointsOf(positions: Float64Array): readonly Point[] {
  return Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[3 * i] ?? 0,
    positions[3 * i + 1] ?? 0,
    positions[3 * i + 2] ?? 0,
  ])
}
