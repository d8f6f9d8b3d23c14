import type { Position } from 'geojson'
import * as z from 'zod'
import { createFeatureList, type FileRecord } from '../file/featureList.ts'
import type { GisFile } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'

const point = z.object({ x: z.number(), y: z.number(), z: z.number() })

const inputs = z.object({
  location: z.object({ longitude: z.number(), latitude: z.number() }),
  pvPlant: z.object({
    trackers: z
      .array(
        z.object({
          id: z.union([z.number(), z.string()]),
          mountingTypeID: z.string().optional(),
          trackerSystemID: z.string().optional(),
          northPoint: point,
          southPoint: point,
          pitchToRight: z.number().optional(),
        }),
      )
      .default([]),
    mountingTypeSpecifications: z
      .record(z.string(), z.object({ rackHeight: z.number().optional() }))
      .default({}),
    shadingObjects: z.array(z.unknown()).default([]),
    simpleTerrain: z.object({ miniSimpleTerrains: z.array(z.unknown()).default([]) }).optional(),
  }),
})

/** Whether a JSON value has the parts of a calculation of SolarFarmer. */
export function isSolarFarmer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'pvPlant' in value && 'location' in value
}

/** Width of a tracker whose type is not in the file, m. */
const DEFAULT_WIDTH_M = 2

/**
 * Reads the trackers of a 3-D plant of SolarFarmer (`EnergyCalcInputs.json`): the two ends of each axis in UTM metres, with heights above the
 * sea, and the width of its type make a rectangle.
 * @throws GisFileError damaged, nothing_inside
 */
export function readSolarFarmer(filename: string, value: unknown, limits: GisLimits): GisFile {
  const parsed = inputs.safeParse(value)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    throw new GisFileError(
      'damaged',
      `${filename}: ${path} is not what SolarFarmer writes. Export the file again.`,
    )
  }
  const { location, pvPlant } = parsed.data
  if (pvPlant.trackers.length === 0) {
    throw new GisFileError(
      'nothing_inside',
      `${filename} is a 2-D plant of SolarFarmer: it counts its racks, but does not say where they stand.`,
    )
  }
  const list = createFeatureList(limits)
  for (const tracker of pvPlant.trackers)
    list.add(recordOf(tracker, pvPlant.mountingTypeSpecifications))
  const tiles = pvPlant.simpleTerrain?.miniSimpleTerrains.length ?? 0
  for (let i = 0; i < tiles; i++)
    list.leaveOut('Tiles of terrain are left out: add the terrain under Ground')
  for (const _ of pvPlant.shadingObjects)
    list.leaveOut('Shading objects of SolarFarmer are left out')
  return {
    format: 'solarfarmer',
    filename,
    features: list.features,
    coordinates: { kind: 'named', text: `EPSG:${utmEpsg(location.longitude, location.latitude)}` },
    warnings: list.warnings(),
  }
}

type Inputs = z.infer<typeof inputs>['pvPlant']

function recordOf(
  tracker: Inputs['trackers'][number],
  types: Inputs['mountingTypeSpecifications'],
): FileRecord {
  const { id, pitchToRight, mountingTypeID = '', northPoint, southPoint } = tracker
  const widthM = types[mountingTypeID]?.rackHeight ?? DEFAULT_WIDTH_M
  return {
    name: String(id),
    layer: tracker.trackerSystemID ?? 'Trackers',
    heights: 'sea',
    attributes: {
      id,
      ...(pitchToRight !== undefined && { pitch_m: pitchToRight }),
      ...(mountingTypeID !== '' && { mounting: mountingTypeID }),
    },
    geometry: { type: 'Polygon', coordinates: [cornersOf(northPoint, southPoint, widthM)] },
    place: `tracker ${id}`,
  }
}

type Point = z.infer<typeof point>

/** North-west, north-east, south-east, south-west for an axis that runs north. */
function cornersOf(north: Point, south: Point, widthM: number): Position[] {
  const length = Math.hypot(north.x - south.x, north.y - south.y) || 1
  const [ax, ay] = [(north.x - south.x) / length, (north.y - south.y) / length]
  const [rx, ry] = [(ay * widthM) / 2, (-ax * widthM) / 2]
  const corner = ({ x, y, z: height }: Point, side: number): Position => [
    x + side * rx,
    y + side * ry,
    height,
  ]
  return [corner(north, -1), corner(north, 1), corner(south, 1), corner(south, -1)]
}

/** Of the UTM zone that holds the place. */
function utmEpsg(longitude: number, latitude: number): number {
  return (latitude < 0 ? 32700 : 32600) + Math.floor((longitude + 180) / 6) + 1
}
