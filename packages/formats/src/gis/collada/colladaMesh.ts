import type { PointXyz } from '../dxf/dxfTransform.ts'
import type { XmlElement } from '../file/parseXml.ts'
import {
  childOf,
  childrenOf,
  childText,
  descendantsOf,
  nameOf,
  numbersOf,
} from '../file/readXml.ts'

/** What a mesh stands for. */
export type MeshRole = 'table' | 'ground' | 'part' | 'obstacle'

export interface ColladaMesh {
  readonly points: readonly PointXyz[]
  /** Indices of points, three or more a face. */
  readonly faces: readonly (readonly number[])[]
  readonly role: MeshRole
  /** What the file says of the modules on a table. */
  readonly attributes: Readonly<Record<string, string | number>>
}

/** The mesh of a <geometry>; undefined where it has none. */
export function colladaMesh(
  geometry: XmlElement,
  groundMaterials: ReadonlySet<string>,
): ColladaMesh | undefined {
  const mesh = childOf(geometry, 'mesh')
  if (mesh === undefined) return undefined
  const points = pointsOf(mesh)
  const primitives = childrenOf(mesh).filter((element) =>
    /^(triangles|polylist|polygons)$/.test(nameOf(element)),
  )
  const faces = primitives
    .flatMap(facesOf)
    .filter((face) => face.length >= 3 && face.every((i) => points[i] !== undefined))
  const materials = primitives.map((element) => element.getAttribute('material') ?? '')
  return { points, faces, ...roleOf(geometry, mesh, materials, groundMaterials) }
}

function roleOf(
  geometry: XmlElement,
  mesh: XmlElement,
  materials: readonly string[],
  groundMaterials: ReadonlySet<string>,
): Pick<ColladaMesh, 'role' | 'attributes'> {
  const parameters = childOf(mesh, 'frame_parameters') ?? childOf(mesh, 'tracker_parameters')
  if (parameters !== undefined) return { role: 'table', attributes: attributesOf(parameters) }
  const [rack] = descendantsOf(geometry, 'rack')
  if (rack !== undefined) return { role: 'table', attributes: attributesOf(rack) }
  const label = `${geometry.getAttribute('id')} ${geometry.getAttribute('name')}`
  const isGround =
    descendantsOf(geometry, 'terrain').length > 0 ||
    /terrain|topograph|ground/i.test(label) ||
    materials.some((material) => groundMaterials.has(material))
  if (isGround) return { role: 'ground', attributes: {} }
  const isPart =
    descendantsOf(geometry, 'post').length > 0 || descendantsOf(geometry, 'gap').length > 0
  return { role: isPart ? 'part' : 'obstacle', attributes: {} }
}

/** Children that hold one number or text. */
function attributesOf(parameters: XmlElement): Record<string, string | number> {
  return Object.fromEntries(
    childrenOf(parameters)
      .filter((child) => childrenOf(child).length === 0)
      .map((child) => {
        const text = child.textContent.trim()
        const value = Number(text)
        return [nameOf(child), text !== '' && Number.isFinite(value) ? value : text]
      }),
  )
}

/** Positions by way of <vertices>, its source and the accessor's stride. */
function pointsOf(mesh: XmlElement): readonly PointXyz[] {
  const vertices = childOf(mesh, 'vertices')
  const input = (vertices === undefined ? [] : childrenOf(vertices, 'input')).find(
    (element) => element.getAttribute('semantic') === 'POSITION',
  )
  const id = input?.getAttribute('source')?.replace(/^#/, '')
  const source = childrenOf(mesh, 'source').find((element) => element.getAttribute('id') === id)
  if (source === undefined) return []
  const numbers = numbersOf(childText(source, 'float_array'))
  const stride = Number(descendantsOf(source, 'accessor')[0]?.getAttribute('stride') ?? 3) || 3
  return Array.from({ length: Math.floor(numbers.length / stride) }, (_, i) => [
    numbers[i * stride] ?? Number.NaN,
    numbers[i * stride + 1] ?? Number.NaN,
    numbers[i * stride + 2] ?? Number.NaN,
  ])
}

const offsetOf = (input: XmlElement): number => Number(input.getAttribute('offset') ?? 0)

function facesOf(primitive: XmlElement): readonly (readonly number[])[] {
  const inputs = childrenOf(primitive, 'input')
  const step = inputs.reduce((most, input) => Math.max(most, offsetOf(input)), 0) + 1
  const vertex = inputs.find((input) => input.getAttribute('semantic') === 'VERTEX')
  const offset = vertex === undefined ? 0 : offsetOf(vertex)
  const lists = childrenOf(primitive, 'p').map((p) => {
    const all = numbersOf(p.textContent)
    return all.filter((_, i) => i % step === offset)
  })
  switch (nameOf(primitive)) {
    case 'polygons':
      return lists
    case 'polylist':
      return parted(lists.flat(), numbersOf(childText(primitive, 'vcount')))
    default:
      return lists.flatMap((list) =>
        parted(
          list,
          Array.from({ length: Math.floor(list.length / 3) }, () => 3),
        ),
      )
  }
}

function parted(
  indices: readonly number[],
  counts: readonly number[],
): readonly (readonly number[])[] {
  let at = 0
  return counts.map((count) => {
    const face = indices.slice(at, at + count)
    at += count
    return face
  })
}
