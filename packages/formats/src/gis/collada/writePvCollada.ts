import { tableGeometry } from '@duet/plant'
import { strToU8 } from 'fflate'
import type { WrittenFile } from '../file/gisFile.ts'
import {
  type Point,
  pointsOf,
  type SceneParts,
  type SceneTables,
  tableCorners,
} from '../file/sceneParts.ts'
import { escapedXml } from '../file/xmlText.ts'

const HEAD = [
  '<?xml version="1.0" encoding="utf-8"?>',
  '<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">',
  '<asset><contributor /><unit meter="0.001" name="millimeter" /><up_axis>Y_UP</up_axis></asset>',
]

/**
 * A scene of shading in PV Collada 1 (.pvc), which PVsyst imports: each table or tracker with its corners and module sizes, and the
 * obstacles; millimetres, y up, x east. Trackers lie flat, with their axis and limits.
 * @see PV Collada file format, pvsyst.com/help
 */
export function writePvCollada({ tables, obstacles }: SceneParts): WrittenFile {
  const geometries = [
    ...tables.flatMap((part, block) => tableGeometries(part, block)),
    ...obstacles.map(({ positions, indices }, i) =>
      geometryText(`Obstacle${i}`, 'Obstacles', pointsOf(positions), [...indices], ''),
    ),
  ]
  const ids = [
    ...tables.flatMap(({ layout }, block) =>
      Array.from({ length: layout.count }, (_, t) => tableName(block, t)),
    ),
    ...obstacles.map((_, i) => `Obstacle${i}`),
  ]
  const text = [
    ...HEAD,
    `<library_materials>${['Frames', 'Obstacles'].map(materialText).join('')}</library_materials>`,
    `<library_effects>${['Frames', 'Obstacles'].map(effectText).join('')}</library_effects>`,
    '<library_geometries>',
    ...geometries,
    '</library_geometries>',
    '<library_visual_scenes><visual_scene id="Scene0" name="Scene0">',
    ...ids.map(nodeText),
    '</visual_scene></library_visual_scenes>',
    '<scene><instance_visual_scene url="#Scene0" /></scene>',
    '</COLLADA>',
    '',
  ].join('\n')
  return { bytes: strToU8(text), extension: 'pvc', mediaType: 'model/vnd.collada+xml' }
}

const tableName = (block: number, table: number): string => `Frame${block}_${table}`

function tableGeometries(part: SceneTables, block: number): readonly string[] {
  return tableCorners(part).map((corners, t) => {
    const [a, b, c, d] = corners
    const ends = [middle(a, d), middle(b, c)] as const
    const parameters = parametersText(part, tableName(block, t), ends)
    return geometryText(tableName(block, t), 'Frames', corners, [0, 1, 2, 0, 2, 3], parameters)
  })
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
}

const millimetres = (lengthM: number): number => Math.round(lengthM * 1000)

/** What PVsyst asks of a table, and of a tracker its axis and limits. Two-axis trackers are given as frames. */
function parametersText(
  { table, panel, panelName }: SceneTables,
  id: string,
  [start, end]: readonly [Point, Point],
): string {
  const { moduleAlongM, moduleAcrossM } = tableGeometry(table, panel)
  const sizes =
    `<module_width>${millimetres(moduleAlongM)}</module_width>` +
    `<module_height>${millimetres(moduleAcrossM)}</module_height>` +
    `<module_x_spacing>${millimetres(table.column_gap)}</module_x_spacing>` +
    `<module_y_spacing>${millimetres(table.num_tiers > 1 ? table.tier_gap : 0)}</module_y_spacing>` +
    '<module_manufacturer>generic</module_manufacturer>' +
    `<module_name>${escapedXml(panelName)}</module_name>`
  if (table.tracking_type !== 1) return `<frame_parameters>${sizes}</frame_parameters>`
  const [least, most] = table.track_angle_bounds
  const vertex = (point: Point, i: number): string =>
    `<float_array id="${id}-axis${i}" count="3">${numbersOf([point])}</float_array>`
  return (
    `<tracker_parameters>${sizes}<tracker_type>single_axis_trackers</tracker_type>` +
    `<axis_vertices>${vertex(start, 1)}${vertex(end, 2)}</axis_vertices>` +
    `<min_phi>${least}</min_phi><max_phi>${most}</max_phi><min_theta>0</min_theta><max_theta>0</max_theta></tracker_parameters>`
  )
}

/** Millimetres, x east, y up, z south. */
function numbersOf(points: readonly Point[]): string {
  return points
    .flatMap(([eastM, northM, upM]) => [eastM, upM, -northM])
    .map((value) => (value * 1000).toFixed(3))
    .join(' ')
}

function geometryText(
  id: string,
  material: string,
  points: readonly Point[],
  indices: readonly number[],
  parameters: string,
): string {
  return (
    `<geometry id="${id}"><mesh><source id="${id}-source">` +
    `<float_array id="${id}-array" count="${3 * points.length}">${numbersOf(points)}</float_array>` +
    `<technique_common><accessor count="${points.length}" source="#${id}-array" stride="3">` +
    '<param name="X" type="float" /><param name="Y" type="float" /><param name="Z" type="float" />' +
    '</accessor></technique_common></source>' +
    `<vertices id="${id}-vertices"><input semantic="POSITION" source="#${id}-source" /></vertices>` +
    `<triangles count="${indices.length / 3}" material="${material}">` +
    `<input offset="0" semantic="VERTEX" source="#${id}-vertices" /><p>${indices.join(' ')}</p></triangles>` +
    `${parameters}</mesh></geometry>`
  )
}

function materialText(name: string): string {
  return `<material id="${name}" name="${name}"><instance_effect url="#${name}-fx" /></material>`
}

function effectText(name: string): string {
  const color = name === 'Frames' ? '0.1 0.2 0.4 1' : '0.5 0.45 0.4 1'
  return `<effect id="${name}-fx"><profile_COMMON><technique sid="standard"><lambert><diffuse><color>${color}</color></diffuse></lambert></technique></profile_COMMON></effect>`
}

function nodeText(id: string): string {
  const material = id.startsWith('Frame') ? 'Frames' : 'Obstacles'
  return (
    `<node id="Node-${id}" name="${id}"><instance_geometry url="#${id}"><bind_material><technique_common>` +
    `<instance_material symbol="${material}" target="#${material}" />` +
    '</technique_common></bind_material></instance_geometry></node>'
  )
}
