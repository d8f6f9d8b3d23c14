// @ts-check
// The current-voltage curve of a module in strong and weak light, in cold and heat.
import { moduleIvCurve } from '@duet/engine'
import { ELECTRICAL } from './plant.mjs'

for (const [effectiveWm2, cellC] of [
  [1000, 25],
  [1000, 65],
  [200, 25],
]) {
  const { curve, faults } = moduleIvCurve(ELECTRICAL, { effectiveWm2, cellC })
  if (!curve) throw new Error(faults.map(({ code }) => code).join(', '))
  console.log(
    `${effectiveWm2} W/m², ${cellC} °C: ${curve.pmpW.toFixed(1)} W at ${curve.vmpV.toFixed(2)} V, open circuit ${curve.vocV.toFixed(2)} V`,
  )
}
