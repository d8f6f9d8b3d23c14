import { gridMesh, type LocalFrame } from '@duet/plant'
import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three'
import { LineMaterial } from 'three/addons/lines/LineMaterial.js'
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js'
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js'
import type { GroundLine } from '../model/groundLines.ts'
import { type GroundMesh, grownBox, planesMesh } from '../model/sceneGround.ts'
import type { SceneModel } from '../model/sceneModel.ts'
import { groundMaterial, obstacleMaterial } from './surfaceMaterials.ts'

/** Ground, obstacles and drawn lines. */
export interface SiteObjects {
  readonly group: Group
  readonly dispose: () => void
}

/** Terrain is drawn this far around the plant, m, and thinned to this, m. */
const TERRAIN_AROUND_M = 1500
const TERRAIN_TOLERANCE_M = 0.12
const LINE_PX = 2

export function siteObjects(model: SceneModel, frame: LocalFrame): SiteObjects {
  const group = new Group()
  const ground = new Mesh(meshGeometry(groundMesh(model, frame)), groundMaterial())
  ground.receiveShadow = true
  ground.castShadow = model.terrain !== undefined
  const solid = obstacleMaterial()
  const obstacles = model.obstacles.map((obstacle) => {
    const mesh = new Mesh(obstacleGeometry(obstacle), solid)
    mesh.castShadow = true
    mesh.receiveShadow = true
    return mesh
  })
  const lines = lineObjects(model.lines)
  group.add(ground, ...obstacles, ...lines)
  return {
    group,
    dispose: () => {
      group.removeFromParent()
      for (const mesh of [ground, ...obstacles]) mesh.geometry.dispose()
      for (const line of lines) {
        line.geometry.dispose()
        line.material.dispose()
      }
      ground.material.dispose()
      solid.dispose()
    },
  }
}

function groundMesh(model: SceneModel, frame: LocalFrame): GroundMesh {
  const { terrain, planes, box, baseM } = model
  if (terrain === undefined) return planesMesh(planes, box)
  const around = grownBox(box, TERRAIN_AROUND_M)
  const bounds = {
    minEastM: around.west,
    minNorthM: around.south,
    maxEastM: around.east,
    maxNorthM: around.north,
  }
  const { positions, indices } = gridMesh(terrain, frame, bounds, TERRAIN_TOLERANCE_M, baseM)
  return { positions: Float32Array.from(positions), indices }
}

function meshGeometry({ positions, indices }: GroundMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setIndex(new BufferAttribute(indices, 1))
  geometry.computeVertexNormals()
  return geometry
}

/** Walls meet at sharp edges: each triangle has corners of its own. */
function obstacleGeometry({ positions, indices }: SceneModel['obstacles'][number]): BufferGeometry {
  const shared = new BufferGeometry()
  shared.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  shared.setIndex(new BufferAttribute(indices, 1))
  const geometry = shared.toNonIndexed()
  shared.dispose()
  geometry.computeVertexNormals()
  return geometry
}

/** One object a colour. */
function lineObjects(lines: readonly GroundLine[]): readonly LineSegments2[] {
  const byColor = new Map<string, number[]>()
  for (const { color, points } of lines) {
    const flat = byColor.get(color) ?? []
    points.forEach((point, i) => {
      const before = points[i - 1]
      if (before !== undefined) flat.push(...before, ...point)
    })
    byColor.set(color, flat)
  }
  return [...byColor].map(([color, flat]) => lineSegments(flat, color, LINE_PX))
}

export function lineSegments(
  flat: readonly number[],
  color: string,
  widthPx: number,
): LineSegments2 {
  const geometry = new LineSegmentsGeometry()
  geometry.setPositions(Float32Array.from(flat))
  const material = new LineMaterial({ color, linewidth: widthPx })
  material.toneMapped = false
  return new LineSegments2(geometry, material)
}
