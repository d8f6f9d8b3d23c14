import {
  clearnessIndex,
  zenithIndependentClearness,
} from '../../packages/engine/src/irradiance/clearnessIndex.ts'
import {
  birdClearSky,
  haurwitzGhiWm2,
  ineichenClearSky,
} from '../../packages/engine/src/irradiance/clearSky.ts'
import {
  completeIrradiance,
  type Irradiance,
} from '../../packages/engine/src/irradiance/complete.ts'
import { dirintBeamWm2 } from '../../packages/engine/src/irradiance/dirint.ts'
import { discBeam } from '../../packages/engine/src/irradiance/disc.ts'
import { simplifiedSolis } from '../../packages/engine/src/irradiance/simplifiedSolis.ts'
import {
  type BeamAndDiffuse,
  bolandSplit,
  erbsDriesseSplit,
  erbsSplit,
  type GlobalInputs,
  orgillHollandsSplit,
} from '../../packages/engine/src/irradiance/splitGlobal.ts'
import { spencerWm2 } from '../../packages/engine/src/sun/extraterrestrial.ts'
import { type Answer, one, optional, type ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of clear skies and of the split and closure of global light, by the name of their reference file. */
export const irradianceAnswers: ReferenceModels = {
  clearness_index: clearnessAnswer,
  clearsky_ineichen: ({ value, flag }) =>
    components(
      ineichenClearSky(
        {
          apparentZenithDeg: one(value.apparent_zenith),
          absoluteAirmass: one(value.airmass_absolute),
          linkeTurbidity: one(value.linke_turbidity),
          extraterrestrialWm2: one(value.dni_extra),
        },
        value.altitude,
        flag.perez_enhancement,
      ),
    ),
  clearsky_haurwitz: ({ value }) => ({ ghi: haurwitzGhiWm2(one(value.apparent_zenith)) }),
  clearsky_bird: birdAnswer,
  clearsky_simplified_solis: ({ value }) =>
    components(
      simplifiedSolis(
        {
          apparentElevationDeg: one(value.apparent_elevation),
          aod700: one(value.aod700),
          precipitableWaterCm: one(value.precipitable_water),
          extraterrestrialWm2: one(value.dni_extra),
        },
        value.pressure,
      ),
    ),
  complete_irradiance: {
    // A beam that would be negative, or of a sun too low to know it, is none here and missing there.
    missingIs: 0,
    answer: ({ value }) =>
      components(
        completeIrradiance(
          {
            ghiWm2: one(value.ghi),
            dhiWm2: one(value.dhi),
            dniWm2: one(value.dni),
            clearDniWm2: one(value.dni_clear),
          },
          one(value.solar_zenith),
        ),
      ),
  },
  decomposition_erbs: (c) => splitAnswer(c, erbsSplit(globalOf(c))),
  decomposition_erbs_driesse: (c) => splitAnswer(c, erbsDriesseSplit(globalOf(c))),
  decomposition_orgill_hollands: (c) => splitAnswer(c, orgillHollandsSplit(globalOf(c))),
  decomposition_boland: (c) =>
    splitAnswer(c, bolandSplit(globalOf(c), c.value.a_coeff, c.value.b_coeff)),
  decomposition_disc: (c) => {
    const disc = discBeam(globalOf(c), optional(c.value.pressure))
    return { dni: disc.dniWm2, kt: disc.clearness, airmass: disc.airmass }
  },
  // Below the horizon the reference is at times missing; there is no beam.
  decomposition_dirint: { missingIs: 0, answer: dirintAnswer },
}

const components = ({ ghiWm2, dniWm2, dhiWm2 }: Irradiance): Answer => ({
  ghi: ghiWm2,
  dni: dniWm2,
  dhi: dhiWm2,
})

const globalOf = ({ value }: VectorCase): GlobalInputs => ({
  ghiWm2: one(value.ghi),
  zenithDeg: one(value.zenith ?? value.solar_zenith),
  extraterrestrialWm2: one(spencerWm2(value.dayofyear)),
})

function splitAnswer(c: VectorCase, { dniWm2, dhiWm2 }: BeamAndDiffuse): Answer {
  const { ghiWm2, zenithDeg, extraterrestrialWm2 } = globalOf(c)
  return { dni: dniWm2, dhi: dhiWm2, kt: clearnessIndex(ghiWm2, zenithDeg, extraterrestrialWm2) }
}

function clearnessAnswer({ value }: VectorCase): Answer {
  const most = value.max_clearness_index
  const kt = clearnessIndex(one(value.ghi), one(value.solar_zenith), one(value.extra_radiation), {
    most,
    leastCosZenith: value.min_cos_zenith,
  })
  return { kt, kt_prime: zenithIndependentClearness(kt, one(value.airmass), most) }
}

function birdAnswer({ value }: VectorCase): Answer {
  const sky = birdClearSky(
    {
      zenithDeg: one(value.zenith),
      airmass: one(value.airmass_relative),
      aod380: one(value.aod380),
      aod500: one(value.aod500),
      precipitableWaterCm: one(value.precipitable_water),
      extraterrestrialWm2: one(value.dni_extra),
    },
    {
      ozoneAtmCm: value.ozone,
      pressurePa: value.pressure,
      asymmetry: value.asymmetry,
      albedo: value.albedo,
    },
  )
  return { ...components(sky), direct_horizontal: sky.ghiWm2[0] - sky.dhiWm2[0] }
}

function dirintAnswer({ series, value, flag }: VectorCase): Answer {
  const n = series.ghi.length
  const inputs: GlobalInputs = {
    ghiWm2: series.ghi,
    zenithDeg: series.solar_zenith,
    extraterrestrialWm2: series.dayofyear.map((day) => spencerWm2(day)),
  }
  const pressurePa = series.pressure ?? optional(value.pressure)
  const disc = discBeam(inputs, pressurePa)
  const dni = dirintBeamWm2(inputs, {
    dewPointC: series.temp_dew ?? new Float64Array(n).fill(value.temp_dew ?? NaN),
    isSeries: flag.use_delta_kt_prime,
    ...(pressurePa === undefined ? {} : { pressurePa }),
  })
  return { dni, disc_dni: disc.dniWm2, disc_kt: disc.clearness, disc_airmass: disc.airmass }
}
