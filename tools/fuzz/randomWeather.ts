import { type Site, solarPosition, type Weather } from '@duet/engine'
import { DAY_S } from '@duet/units'
import type { Random } from './random.ts'

/** Two days of any season at any step, from clear to dark, with gaps. */
export function randomWeather(random: Random, site: Site): Weather {
  const stepS = random.pick([300, 900, 1800, 3600, 3600])
  const count = (2 * DAY_S) / stepS
  const startUtcMs = Date.UTC(2023, 0, 1 + random.whole(0, 363))
  const intervalStartUtcMs = Float64Array.from(
    { length: count },
    (_, i) => startUtcMs + i * stepS * 1000,
  )
  const light = randomLight(random, site, intervalStartUtcMs, stepS)
  const series = (from: number, to: number): Float64Array =>
    Float64Array.from({ length: count }, () => random.between(from, to))
  const middleC = random.between(-50, 45)
  return {
    intervalStartUtcMs,
    stepS,
    utcOffsetH: Math.round(site.longitudeDeg / 15),
    ...light,
    airC: withGaps(random, series(middleC - 6, middleC + 6)),
    windMPerS: series(0, random.pick([0, 5, 25])),
    relativeHumidityPercent: series(5, 100),
    snowDepthCm: withGaps(random, series(0, random.pick([0, 0, 60]))),
    rainMm: series(random.pick([-30, 0]), 4).map((mm) => Math.max(0, mm)),
    pm25UgPerM3: series(0, 80),
    pm10UgPerM3: series(0, 300),
    ...(random.chance(0.3) && { albedo: withGaps(random, series(0, 1)) }),
    ...(random.chance(0.3) && { pressurePa: series(70_000, 103_000) }),
    ...(random.chance(0.2) && { trackerAngleDeg: withGaps(random, series(-100, 100)) }),
  }
}

/** Beam and diffuse light under a sky that changes, global from both; one of the three may be left out. */
function randomLight(
  random: Random,
  site: Site,
  intervalStartUtcMs: Float64Array,
  stepS: number,
): Pick<Weather, 'ghiWm2' | 'dniWm2' | 'dhiWm2'> {
  const middles = intervalStartUtcMs.map((startMs) => startMs + stepS * 500)
  const { zenithDeg } = solarPosition(middles, site)
  const dniWm2 = new Float64Array(middles.length)
  const dhiWm2 = new Float64Array(middles.length)
  const clear = random.share()
  zenithDeg.forEach((zenith, i) => {
    const up = Math.cos((zenith * Math.PI) / 180)
    if (up <= 0) return
    const beam = random.chance(clear) ? random.between(0.3, 1) : random.pick([0, random.share()])
    dniWm2[i] = 1000 * beam * Math.exp(-0.12 / (up + 0.05))
    dhiWm2[i] = up * random.between(40, 400)
  })
  const ghiWm2 = dniWm2.map(
    (dni, i) =>
      dni * Math.max(0, Math.cos(((zenithDeg[i] ?? 90) * Math.PI) / 180)) + (dhiWm2[i] ?? 0),
  )
  const whole = {
    ghiWm2: withGaps(random, ghiWm2),
    dniWm2: withGaps(random, dniWm2),
    dhiWm2: withGaps(random, dhiWm2),
  }
  switch (random.pick(['all', 'all', 'noBeam', 'noDiffuse', 'noGlobal', 'global'])) {
    case 'all':
      return whole
    case 'noBeam':
      return { ghiWm2: whole.ghiWm2, dhiWm2: whole.dhiWm2 }
    case 'noDiffuse':
      return { ghiWm2: whole.ghiWm2, dniWm2: whole.dniWm2 }
    case 'noGlobal':
      return { dniWm2: whole.dniWm2, dhiWm2: whole.dhiWm2 }
    case 'global':
      return { ghiWm2: whole.ghiWm2 }
  }
}

function withGaps(random: Random, values: Float64Array): Float64Array {
  if (random.chance(0.8)) return values
  return values.map((value) => (random.chance(0.1) ? Number.NaN : value))
}
