import { composed, IDENTITY, moved, scaled, type Transform } from '../dxf/dxfTransform.ts'
import type { XmlElement } from '../file/parseXml.ts'
import { childrenOf, descendantsOf, nameOf, numbersOf } from '../file/readXml.ts'

/** A geometry where the scene has it. */
export interface ColladaInstance {
  readonly geometryId: string
  readonly transform: Transform
  /** Names of the nodes around it, outer ones first. */
  readonly path: readonly string[]
}

/** Nodes in one another, and instances in all, beyond this are taken for damage. */
const MAX_DEPTH = 40
const MAX_INSTANCES = 500_000

/** All geometries of the scene with their places; of a file without a scene, each geometry as it is. */
export function colladaInstances(root: XmlElement): readonly ColladaInstance[] {
  const scenes = descendantsOf(root, 'visual_scene')
  const nodes = new Map(
    descendantsOf(root, 'node').flatMap((node) => {
      const id = node.getAttribute('id')
      return id === null || id === '' ? [] : [[id, node] as const]
    }),
  )
  const instances: ColladaInstance[] = []
  const walk = (
    node: XmlElement,
    outer: Transform,
    path: readonly string[],
    depth: number,
  ): void => {
    if (depth > MAX_DEPTH || instances.length >= MAX_INSTANCES) return
    const transform = composed(outer, transformOf(node))
    const name = node.getAttribute('name') ?? node.getAttribute('id') ?? ''
    const inner = name === '' ? path : [...path, name]
    for (const child of childrenOf(node)) {
      const url = (child.getAttribute('url') ?? '').replace(/^.*#/, '')
      switch (nameOf(child)) {
        case 'instance_geometry':
          instances.push({ geometryId: url, transform, path: inner })
          break
        case 'instance_node': {
          const target = nodes.get(url)
          if (target !== undefined) walk(target, transform, inner, depth + 1)
          break
        }
        case 'node':
          walk(child, transform, inner, depth + 1)
          break
      }
    }
  }
  for (const scene of scenes) walk(scene, IDENTITY, [], 0)
  if (instances.length > 0) return instances
  return descendantsOf(root, 'geometry').map((geometry) => ({
    geometryId: geometry.getAttribute('id') ?? '',
    transform: IDENTITY,
    path: [],
  }))
}

/** The transformations of a node in the order of the file. */
function transformOf(node: XmlElement): Transform {
  return childrenOf(node).reduce<Transform>((sum, element) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(element.textContent).slice(0, 4)
    switch (nameOf(element)) {
      case 'translate':
        return composed(sum, moved(a, b, c))
      case 'scale':
        return composed(sum, scaled(a, b, c))
      case 'rotate':
        return composed(sum, rotatedAbout([a, b, c], d))
      case 'matrix':
        return composed(sum, numbersOf(element.textContent).slice(0, 12))
      default:
        return sum
    }
  }, IDENTITY)
}

/** About an axis through zero, counter-clockwise (Rodrigues). */
function rotatedAbout(axis: readonly [number, number, number], angleDeg: number): Transform {
  const length = Math.hypot(...axis) || 1
  const [x, y, z] = [axis[0] / length, axis[1] / length, axis[2] / length]
  const angle = (angleDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 - cos
  return [
    x * x * k + cos,
    x * y * k - z * sin,
    x * z * k + y * sin,
    0,
    y * x * k + z * sin,
    y * y * k + cos,
    y * z * k - x * sin,
    0,
    z * x * k - y * sin,
    z * y * k + x * sin,
    z * z * k + cos,
    0,
  ]
}
