import { maximumPowerPoint } from '../electrical/maximumPowerPoint.ts'
import { type DiodeModule, operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_CELL_C } from '../electrical/physicalConstants.ts'

/** The first node of light, W/m²; less light is given its efficiency. */
const FIRST_WM2 = 0.1

/** Distance of the nodes in the logarithm of light, and how many: up to 2500 W/m², more follows the last cubic. */
const LOG_STEP = 0.05
const NODES = 204

/**
 * Power of one module at 25 °C by the light alone, W: where light levels, not temperature, cost efficiency.
 *
 * Solved at nodes of light and read between them by cubics of power over light in the logarithm of light, within 1e-7 of
 * the solved power above 1 W/m². The nodes are the same for every call, so that any cut of the steps gives the same numbers.
 *
 * @param effectiveWm2 - [n], above 0
 */
export function lightLevelPowerW(model: DiodeModule, effectiveWm2: Float64Array): Float64Array {
  const yields = nodeYields(model)
  const out = new Float64Array(effectiveWm2.length)
  for (let i = 0; i < out.length; i++) {
    const place = Math.max(0, Math.log(effectiveWm2[i] / FIRST_WM2) / LOG_STEP)
    const base = Math.min(Math.max(Math.floor(place), 1), NODES - 3)
    const s = place - base
    const y0 = yields[base - 1]
    const y1 = yields[base]
    const y2 = yields[base + 1]
    const y3 = yields[base + 2]
    // Lagrange's cubic through −1, 0, 1, 2.
    const cubic =
      y1 +
      s *
        (-y0 / 3 -
          y1 / 2 +
          y2 -
          y3 / 6 +
          s * ((y0 + y2) / 2 - y1 + s * ((y3 - y0) / 6 + (y1 - y2) / 2)))
    out[i] = cubic * effectiveWm2[i]
  }
  return out
}

/** Power over light, W·m²/W, at the nodes. */
function nodeYields(model: DiodeModule): Float64Array {
  const light = new Float64Array(NODES)
  for (let node = 0; node < NODES; node++) light[node] = FIRST_WM2 * Math.exp(node * LOG_STEP)
  const cellC = new Float64Array(NODES).fill(STC_CELL_C)
  const { powerW } = maximumPowerPoint(operatingParameters(model, light, cellC))
  return powerW.map((power, node) => power / light[node])
}
