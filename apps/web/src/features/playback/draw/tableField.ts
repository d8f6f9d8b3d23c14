import {
  BufferAttribute,
  DataTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearFilter,
  Mesh,
  NearestFilter,
  RedFormat,
  RedIntegerFormat,
  ShaderMaterial,
  UnsignedShortType,
  Vector2,
} from 'three'
import {
  FRAGMENT_SHADER,
  UNDER_FRAGMENT_SHADER,
  UNDER_VERTEX_SHADER,
  VERTEX_SHADER,
} from './fieldShaders.ts'
import { type MeasurePaint, palettePixels } from './measurePaint.ts'
import type { TablePlaces, TableSet } from './tableSet.ts'
import { TEXTURE_WIDTH, textureRoom, textureRows } from './tableShader.ts'

export interface TableField {
  readonly faces: Mesh<InstancedBufferGeometry, ShaderMaterial>
  /** The ground below them. */
  readonly shade: Mesh
  readonly setPaint: (paint: MeasurePaint) => void
  readonly setFrame: (values: Uint16Array, turns: Float32Array) => void
  readonly dispose: () => void
}

/** Where tables stand: middle, half along and half across their row. */
export interface FieldPlaces {
  readonly count: number
  /** [3 count] */
  readonly middle: Float32Array
  /** [3 count] */
  readonly along: Float32Array
  /** Level, [2 count]. */
  readonly across: Float32Array
  /** Places of unit and block, height of the ground, [3 count]. */
  readonly of: Float32Array
}

interface Stand {
  /** Of the middle. */
  readonly upM: number
  /** Along half of its row. */
  readonly riseM: number
  readonly groundM: number
}

/** @param standOf - how a table stands, whose vectors are [middle, along, across] */
export function fieldPlaces(
  { count, unit, block }: TableSet,
  { vectors }: TablePlaces,
  standOf: (table: number, vector: Float32Array) => Stand,
): FieldPlaces {
  const places = {
    count,
    middle: new Float32Array(3 * count),
    along: new Float32Array(3 * count),
    across: new Float32Array(2 * count),
    of: new Float32Array(3 * count),
  }
  for (let table = 0; table < count; table++) {
    const vector = vectors.subarray(6 * table, 6 * table + 6)
    const { upM, riseM, groundM } = standOf(table, vector)
    places.middle.set([...vector.subarray(0, 2), upM], 3 * table)
    places.along.set([...vector.subarray(2, 4), riseM], 3 * table)
    places.across.set(vector.subarray(4), 2 * table)
    places.of.set([unit[table] ?? 0, block[table] ?? 0, groundM], 3 * table)
  }
  return places
}

/** All tables as one mesh: a frame writes two small textures. */
export function tableField(places: FieldPlaces, unitCount: number, blockCount: number): TableField {
  const values = dataTexture(new Uint16Array(textureRoom(unitCount)), textureRows(unitCount))
  const turns = dataTexture(new Float32Array(textureRoom(blockCount)), textureRows(blockCount))
  const palette = new DataTexture(palettePixels(['#000000', '#ffffff']), 256, 1)
  palette.minFilter = LinearFilter
  palette.magFilter = LinearFilter
  const range = new Vector2(0, 1)
  const legend = new Vector2(0, 1)
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX_SHADER,
    fragmentShader: FRAGMENT_SHADER,
    side: DoubleSide,
    uniforms: {
      u_values: { value: values.texture },
      u_turns: { value: turns.texture },
      u_palette: { value: palette },
      u_range: { value: range },
      u_legend: { value: legend },
    },
  })
  const geometry = fieldGeometry(places)
  const under = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: UNDER_VERTEX_SHADER,
    fragmentShader: UNDER_FRAGMENT_SHADER,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    uniforms: { u_turns: { value: turns.texture } },
  })
  const faces = new Mesh(geometry, material)
  const shade = new Mesh(geometry, under)
  for (const mesh of [faces, shade]) mesh.frustumCulled = false
  return {
    faces,
    shade,
    setPaint: ({ measure, legend: [least, most], colors }) => {
      range.set(measure.least, measure.most)
      legend.set(least, most)
      palette.image.data?.set(palettePixels(colors))
      palette.needsUpdate = true
    },
    setFrame: (nextValues, nextTurns) => {
      values.write(nextValues)
      turns.write(nextTurns)
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
      under.dispose()
      for (const texture of [values.texture, turns.texture, palette]) texture.dispose()
    },
  }
}

interface WrittenTexture {
  readonly texture: DataTexture
  readonly write: (values: ArrayLike<number>) => void
}

function dataTexture(
  room: Uint16Array<ArrayBuffer> | Float32Array<ArrayBuffer>,
  rows: number,
): WrittenTexture {
  const isWhole = room instanceof Uint16Array
  const texture = new DataTexture(
    room,
    TEXTURE_WIDTH,
    rows,
    isWhole ? RedIntegerFormat : RedFormat,
    isWhole ? UnsignedShortType : FloatType,
  )
  texture.internalFormat = isWhole ? 'R16UI' : 'R32F'
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return {
    texture,
    write: (values) => {
      room.set(values)
      texture.needsUpdate = true
    },
  }
}

const CORNERS = Float32Array.of(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0)

function fieldGeometry({ count, middle, along, across, of }: FieldPlaces): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  geometry.instanceCount = count
  geometry.setAttribute('position', new BufferAttribute(CORNERS, 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  geometry.setAttribute('a_middle', new InstancedBufferAttribute(middle, 3))
  geometry.setAttribute('a_along', new InstancedBufferAttribute(along, 3))
  geometry.setAttribute('a_across', new InstancedBufferAttribute(across, 2))
  geometry.setAttribute('a_of', new InstancedBufferAttribute(of, 3))
  return geometry
}
