import type { TriangleMesh } from '../scene/sceneBuilder.ts'

/** 300 m of ground to either side of the origin in squares of 20 m, at given heights. */
export function groundMesh(
  heightAt: (east: number, north: number) => number,
  squareM = 20,
): TriangleMesh {
  const steps = 600 / squareM
  const positions = new Float64Array(3 * (steps + 1) * (steps + 1))
  const indices: number[] = []
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const east = (i - steps / 2) * squareM
      const north = (j - steps / 2) * squareM
      const at = i * (steps + 1) + j
      positions.set([east, north, heightAt(east, north)], 3 * at)
      if (i === steps || j === steps) continue
      indices.push(at, at + steps + 1, at + 1, at + 1, at + steps + 1, at + steps + 2)
    }
  }
  return { positions, indices }
}
