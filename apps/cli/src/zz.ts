import { readWeather, writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import { traceFieldClass, fieldClassCount, joinFieldFactors, prepareWeather, simulatePreparedBlock } from '@duet/engine'
import { planLoaded } from './loadRun.ts'
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e3 }
const file = await readWeather(writeWeatherCsv(sampleWeather()), { filename: 'sample.csv' })
const { plan, weather } = planLoaded(samplePlant(), file, undefined)
const share = (a: Float32Array) => { const c = new Float32Array(new SharedArrayBuffer(a.byteLength)); c.set(a); return c }
for (const { input } of plan.blocks.toReversed()) {
  let t = cpu()
  const classes = Array.from({ length: fieldClassCount(input) }, (_, i) => traceFieldClass(input, i))
  console.log(input.mount.kind, classes.length, 'trace cpu ms', cpu() - t)
  const prepared = prepareWeather(weather, input.site)
  for (const mode of ['plain', 'shared', 'plain', 'shared']) {
    const f = mode === 'plain' ? classes : classes.map((c) => ({ ...c, sky: c.sky.map(share), faces: share(c.faces), frontGround: share(c.frontGround), rearGround: share(c.rearGround), twice: share(c.twice) }))
    t = cpu()
    simulatePreparedBlock(input, prepared, { from: 0, to: 8760 }, joinFieldFactors(input, f))
    console.log(mode, 'cpu ms', cpu() - t)
  }
}
