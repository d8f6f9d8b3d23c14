import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { positionsOf } from '../file/featureList.ts'
import { readGisFiles } from '../readGisFiles.ts'

const mesh = (id: string, numbers: string, faces: string, more = '', outside = '') => `
  <geometry id="${id}"><mesh>
    <source id="${id}-s"><float_array count="3">${numbers}</float_array>
      <technique_common><accessor stride="3" source="#x"/></technique_common></source>
    <vertices id="${id}-v"><input semantic="POSITION" source="#${id}-s"/></vertices>
    <triangles count="2"><input offset="0" semantic="VERTEX" source="#${id}-v"/><p>${faces}</p></triangles>${more}
  </mesh>${outside}</geometry>`

const scene = (asset: string, geometries: string, nodes: string) =>
  readGisFiles([
    {
      name: 'scene.pvc',
      bytes: strToU8(
        `<?xml version="1.0" encoding="utf-8"?><COLLADA version="1.4.1"><asset>${asset}</asset><library_geometries>${geometries}</library_geometries><library_visual_scenes><visual_scene>${nodes}</visual_scene></library_visual_scenes></COLLADA>`,
      ),
    },
  ])

/** A table of 4 m by 37 m in mm, y up; its underside is in the list of points, but in no face. */
const TABLE = mesh(
  'Frame1',
  '0 4000 0 0 5000 -37000 4000 5000 -37000 4000 4000 0 0 3900 0 0 4900 -37000',
  '3 1 2 1 3 0',
  '<frame_parameters><module_width>992</module_width><module_name>generic</module_name></frame_parameters>',
)
const BOX = '0 0 0 2 0 0 2 3 0 0 3 0 0 0 5 2 0 5 2 3 5 0 3 5'
const BOX_FACES = '0 1 2 0 2 3 4 5 6 4 6 7 0 1 5 0 5 4 1 2 6 1 6 5 2 3 7 2 7 6 3 0 4 3 4 7'

describe('PV Collada', () => {
  test('tables of version 1 in millimetres with y up', () => {
    const file = scene(
      '<unit meter="0.001"/>',
      TABLE,
      '<node><instance_geometry url="#Frame1"/></node>',
    )
    const [table] = file.features
    expect(table).toMatchObject({
      name: 'Frame1',
      layer: 'Tables',
      heights: 'sea',
      attributes: { module_width: 992, module_name: 'generic' },
    })
    const corners = positionsOf(table?.geometry ?? { type: 'Point', coordinates: [] })
    expect(corners).toHaveLength(5)
    expect(corners.toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0))[0]).toEqual([
      expect.any(Number),
      37,
      5,
    ])
    expect(file.warnings.map(({ message }) => message).join()).toContain('zero of its own')
  })

  test('an obstacle is its outline with a height, moved by its nodes; ground and posts are left out', () => {
    const extra = (tag: string) =>
      `<extra><technique profile="PVCollada-2.0"><pv:${tag} xmlns:pv="http://www.example.com/pvcollada"/></technique></extra>`
    const file = scene(
      '<coverage><geographic_location><longitude>15.3</longitude><latitude>10.1</latitude><altitude>150</altitude></geographic_location></coverage><unit meter="1"/><up_axis>Z_UP</up_axis>',
      mesh('House', BOX, BOX_FACES) +
        mesh('T', BOX, BOX_FACES, '', extra('terrain')) +
        mesh('P', BOX, BOX_FACES, '', extra('post')),
      `<node name="Barn"><translate>100 0 1</translate><rotate>0 0 1 90</rotate><instance_geometry url="#House"/></node>
       <node><instance_geometry url="#T"/></node><node><instance_geometry url="#P"/></node>`,
    )
    expect(file.coordinates).toEqual({ kind: 'site', originDeg: [15.3, 10.1] })
    expect(file.features).toHaveLength(1)
    expect(file.features[0]).toMatchObject({
      name: 'Barn',
      layer: 'Obstacles',
      attributes: { height: 5, base: 151 },
    })
    const xs = positionsOf(file.features[0]?.geometry ?? { type: 'Point', coordinates: [] }).map(
      ([x = 0]) => x,
    )
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([97, 100])
    const reported = file.warnings.map(({ message }) => message).join()
    expect(reported).toContain('Ground surfaces')
    expect(reported).toContain('Posts')
  })
})
