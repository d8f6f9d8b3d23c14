import { expect, test } from 'vitest'
import { parseCase } from './vectorFile.ts'
import { modulePoints } from './yearModule.ts'

const K = 8.617333262e-5
// De Soto's parameters of a module at 25 °C, and what its own equations make of them at 800 W/m² and 45 °C.
const AT_STC = { alpha_sc: 0.004, a_ref: 1.8, I_L_ref: 10, I_o_ref: 1e-11, R_sh_ref: 600, R_s: 0.4 }
const [gap, gapPerK] = [1.475, -0.0003]
const gapAt45 = gap * (1 + gapPerK * 20)
const ratio = 318.15 / 298.15
const AT_45 = {
  ...AT_STC,
  I_L_ref: 0.8 * (10 + 0.004 * 20),
  alpha_sc: 0.8 * 0.004,
  a_ref: 1.8 * ratio,
  I_o_ref: 1e-11 * ratio ** 3 * Math.exp(gap / (K * 298.15) - gapAt45 / (K * 318.15)),
  R_sh_ref: 600 / 0.8,
  EgRef: gapAt45,
  dEgdT: (gap * gapPerK) / gapAt45,
  temp_ref: 45,
  irrad_ref: 800,
}

test('parameters of the same module given at two conditions give the same powers', () => {
  const [light, cellC] = [Float64Array.of(200, 800, 1000, 1100), Float64Array.of(-10, 25, 45, 70)]
  const powers = [{ ...AT_STC, EgRef: gap, dEgdT: gapPerK }, AT_45].map((parameters) =>
    Array.from(modulePoints(parseCase({ model: 'desoto', parameters }), light, cellC).powerW),
  )
  powers[0]?.forEach((power, i) => expect(powers[1]?.[i]).toBeCloseTo(power, 7))
})
