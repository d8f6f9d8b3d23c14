import type { GroundAt } from '@duet/plant'
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Mesh,
  Sphere,
  type Texture,
  Vector3,
} from 'three'
import type { SceneBlock } from '../model/sceneModel.ts'
import type { TableFrames } from '../model/tableFrames.ts'
import { type Turn3, turned } from '../model/turnedParts.ts'
import type { Detail, SeenChunk } from './detail.ts'
import { moduleTexture } from './moduleTexture.ts'
import type { PartMesh } from './partMesh.ts'
import { MODULE_COLORS } from './sceneStyle.ts'
import { glassMaterial, metalMaterial, type SkyMirror, shadeMaterial } from './surfaceMaterials.ts'
import { aboutCentre, chunkMatrices, type TableChunk, tableChunks } from './tableChunks.ts'
import { type TableParts, tableParts, tableSize } from './tableParts.ts'
import { type PostPlan, postMatrices, postMesh, postPlan } from './tablePosts.ts'

/** The tables of one block on the graphics card. */
export interface BlockTables {
  readonly group: Group
  /** Chunks as seen from a place, in a fixed order. */
  readonly seenFrom: (eye: Vector3) => readonly SeenChunk[]
  readonly setDetails: (details: readonly Detail[]) => void
  readonly setTurn: (turn: Turn3) => void
  /** Frames that each have a turn of their own, or those of the block again. */
  readonly setFrames: (frames: TableFrames) => void
  readonly dispose: () => void
}

/** A part whose triangles turn with the hour; all chunks share it. */
interface TurningPart {
  readonly part: PartMesh
  readonly geometry: BufferGeometry
}

interface Kit {
  readonly sheet: TurningPart
  readonly fronts: TurningPart
  readonly backs: TurningPart
  readonly metal: TurningPart
  readonly tube: TurningPart | undefined
  readonly post: { readonly plan: PostPlan; readonly geometry: BufferGeometry } | undefined
  readonly front: Material
  readonly rear: Material
  readonly shade: Material
  readonly steel: Material
  readonly textures: readonly Texture[]
}

/** The meshes of one chunk, made when they are first wanted. */
interface Chunk {
  readonly chunk: TableChunk
  readonly sphere: Sphere
  readonly far: Group
  middle: Group | undefined
  near: Group | undefined
  /** Of its tables, about its middle. */
  matrices: Float32Array
  /** What has these matrices: all that turns. */
  readonly turning: InstancedMesh[]
}

/**
 * Draws a block in chunks of neighbouring tables. Matrices are set once: with the hour only the few triangles of one table
 * are turned, which all tables share; but for tables that each turn by themselves, whose matrices turn.
 */
export function blockTables(block: SceneBlock, mirror: SkyMirror, groundAt: GroundAt): BlockTables {
  const kit = makeKit(block, mirror)
  const group = new Group()
  const chunks = tableChunks(block.frames, reachM(block)).map((chunk) =>
    makeChunk(block, kit, chunk, group),
  )
  const counts = triangleCounts(kit)
  return {
    group,
    seenFrom: (eye) =>
      chunks.map(({ chunk, sphere }) => ({
        distanceM: Math.max(0, sphere.center.distanceTo(eye) - sphere.radius),
        nearTriangles: counts.near * chunk.tables.length,
        middleTriangles: counts.middle * chunk.tables.length,
      })),
    setDetails: (details) => {
      chunks.forEach((chunk, i) => showDetail(block, kit, chunk, details[i] ?? 'far', groundAt))
    },
    setTurn: (turn) => {
      for (const part of turningParts(kit)) turnPart(part, turn)
    },
    setFrames: (frames) => {
      for (const chunk of chunks) setMatrices(chunk, chunkMatrices(frames, chunk.chunk))
    },
    dispose: () => {
      group.traverse((object) => {
        if (object instanceof InstancedMesh) object.dispose()
      })
      group.removeFromParent()
      for (const { geometry } of turningParts(kit)) geometry.dispose()
      kit.post?.geometry.dispose()
      for (const material of [kit.front, kit.rear, kit.shade, kit.steel]) material.dispose()
      for (const texture of kit.textures) texture.dispose()
    },
  }
}

function reachM({ structure }: SceneBlock): number {
  const { widthM, lengthM } = tableSize(structure)
  return Math.hypot(widthM, lengthM) / 2 + structure.planeOffsetM + structure.frameDepthM
}

function makeKit(block: SceneBlock, mirror: SkyMirror): Kit {
  const { structure, isPortrait, mount, panel } = block
  const parts: TableParts = tableParts({ structure, isPortrait })
  const plan = postPlan(structure, mount)
  const rearColor = panel.panel_type === 'mono' ? MODULE_COLORS.rearSheet : MODULE_COLORS.rearCell
  const textures = [moduleTexture(panel, 'front'), moduleTexture(panel, 'rear')] as const
  return {
    sheet: turningPart(parts.sheet),
    fronts: turningPart(parts.fronts),
    backs: turningPart(parts.backs),
    metal: turningPart(parts.metal),
    tube: parts.tube && turningPart(parts.tube),
    post: plan && { plan, geometry: geometryOf(postMesh(plan.section)) },
    front: glassMaterial(textures[0], mirror, rearColor),
    rear: glassMaterial(textures[1], mirror, rearColor),
    shade: shadeMaterial(),
    steel: metalMaterial(),
    textures,
  }
}

const turningPart = (part: PartMesh): TurningPart => ({ part, geometry: geometryOf(part) })

/** The arrays are copied, as those of the part stay as they were before any turn. */
export function geometryOf({ positions, normals, uvs, indices }: PartMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions.slice(), 3))
  geometry.setAttribute('normal', new BufferAttribute(normals.slice(), 3))
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}

function turningParts({ sheet, fronts, backs, metal, tube }: Kit): readonly TurningPart[] {
  return [sheet, fronts, backs, metal, ...(tube ? [tube] : [])]
}

function turnPart({ part, geometry }: TurningPart, turn: Turn3): void {
  for (const [name, from] of [
    ['position', part.positions],
    ['normal', part.normals],
  ] as const) {
    const attribute = geometry.getAttribute(name)
    if (!(attribute instanceof BufferAttribute && attribute.array instanceof Float32Array)) continue
    turned(turn, from, attribute.array)
    attribute.needsUpdate = true
  }
}

const triangles = (part: TurningPart | undefined): number => (part?.part.indices.length ?? 0) / 3

function triangleCounts({ sheet, fronts, backs, metal, tube, post }: Kit): {
  readonly near: number
  readonly middle: number
} {
  const posts = post ? (post.plan.offsetsM.length * (post.geometry.index?.count ?? 0)) / 3 : 0
  return {
    near: triangles(fronts) + triangles(backs) + triangles(metal) + posts,
    middle: triangles(sheet) + triangles(tube) + posts,
  }
}

function setMatrices(chunk: Chunk, matrices: Float32Array): void {
  chunk.matrices = matrices
  for (const { instanceMatrix } of chunk.turning) {
    instanceMatrix.array.set(matrices)
    instanceMatrix.needsUpdate = true
  }
}

function makeChunk(block: SceneBlock, kit: Kit, chunk: TableChunk, group: Group): Chunk {
  const sphere = new Sphere(new Vector3(...chunk.centreM), chunk.radiusM)
  const far = new Group()
  far.position.set(...chunk.centreM)
  group.add(far)
  const made: Chunk = {
    chunk,
    sphere,
    far,
    middle: undefined,
    near: undefined,
    matrices: chunkMatrices(block.frames, chunk),
    turning: [],
  }
  far.add(tableMesh(made, kit.sheet, kit.front, { casts: true }))
  return made
}

/** Shows one level of a chunk; levels that were made stay for the next time. */
function showDetail(
  block: SceneBlock,
  kit: Kit,
  chunk: Chunk,
  detail: Detail,
  groundAt: GroundAt,
): void {
  const isNear = detail === 'near'
  if (isNear) chunk.near ??= nearGroup(kit, chunk)
  if (detail !== 'far') chunk.middle ??= middleGroup(block, kit, chunk, groundAt)
  chunk.far.visible = !isNear
  if (chunk.near !== undefined) chunk.near.visible = isNear
  if (chunk.middle === undefined) return
  chunk.middle.visible = detail !== 'far'
  // the tube of a near table is part of its metal
  for (const part of chunk.middle.children) {
    if (part.name === 'tube') part.visible = !isNear
  }
}

function nearGroup(kit: Kit, chunk: Chunk): Group {
  const group = groupOf(chunk)
  group.add(
    // gaps between modules are finer than the shadow's pixels: the sheet throws the shade
    tableMesh(chunk, kit.sheet, kit.shade, { casts: true }),
    tableMesh(chunk, kit.fronts, kit.front, { casts: false }),
    tableMesh(chunk, kit.backs, kit.rear, { casts: false }),
    tableMesh(chunk, kit.metal, kit.steel, { casts: true }),
  )
  return group
}

/** Tube and posts. */
function middleGroup(block: SceneBlock, kit: Kit, chunk: Chunk, groundAt: GroundAt): Group {
  const group = groupOf(chunk)
  if (kit.tube !== undefined) {
    const tube = tableMesh(chunk, kit.tube, kit.steel, { casts: true })
    tube.name = 'tube'
    group.add(tube)
  }
  if (kit.post !== undefined) {
    const { frames, mount } = block
    const matrices = postMatrices(
      { plan: kit.post.plan, frames, mount, groundAt },
      chunk.chunk.tables,
    )
    const local = aboutCentre(matrices, chunk.chunk)
    group.add(instanced(kit.post.geometry, kit.steel, local, chunk, { casts: true }))
  }
  return group
}

function groupOf(chunk: Chunk): Group {
  const group = new Group()
  group.position.copy(chunk.sphere.center)
  chunk.far.parent?.add(group)
  return group
}

function tableMesh(
  chunk: Chunk,
  { geometry }: TurningPart,
  material: Material,
  shade: { readonly casts: boolean },
): Mesh {
  const mesh = instanced(geometry, material, chunk.matrices.slice(), chunk, shade)
  chunk.turning.push(mesh)
  return mesh
}

function instanced(
  geometry: BufferGeometry,
  material: Material,
  matrices: Float32Array,
  { sphere }: Chunk,
  { casts }: { readonly casts: boolean },
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, 0)
  mesh.instanceMatrix = new InstancedBufferAttribute(matrices, 16)
  mesh.count = matrices.length / 16
  mesh.castShadow = casts
  mesh.receiveShadow = true
  // whichever way the tables are turned
  mesh.boundingSphere = new Sphere(new Vector3(), sphere.radius)
  return mesh
}
