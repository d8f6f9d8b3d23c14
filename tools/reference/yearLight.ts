import {
  type BifacialLight,
  infiniteShedsBifacial,
  type ShedLight,
} from '../../packages/engine/src/rows/infiniteSheds.ts'
import { ROW_SKY_MODELS, sunwardSky } from '../../packages/engine/src/rows/sunwardSky.ts'
import { beamOnPlaneWm2, groundReflectedWm2 } from '../../packages/engine/src/sky/plane.ts'
import { precipitableWaterCm } from '../../packages/engine/src/spectral/precipitableWater.ts'
import { FIRST_SOLAR_2, spectralModifier } from '../../packages/engine/src/spectral/spectral.ts'
import type { IamCurve } from '../../packages/engine/src/surface/iam.ts'
import { martinRuizDiffuseIam } from '../../packages/engine/src/surface/martinRuizDiffuse.ts'
import { oneOf } from './answer.ts'
import { iamCurve } from './modelInputs.ts'
import { planeSkyWm2 } from './planeSky.ts'
import { spectralModuleType } from './spectralModuleType.ts'
import type { VectorCase } from './vectorFile.ts'
import type { YearSun } from './yearSun.ts'
import type { YearInputs } from './yearSystem.ts'

type Series = Readonly<Record<string, Float64Array>>

/** Light of a year by the names of its file, each [n], and what heats the cells. */
export interface YearLight {
  readonly series: Series
  readonly heatingWm2: Float64Array
}

/** Light on the plane and at the cells. Rows without an orientation have none. */
export function yearLight(inputs: YearInputs, sun: YearSun, weather: VectorCase): YearLight {
  const plane =
    inputs.transposition.text.model === 'infinite_sheds'
      ? shedsLight(inputs, sun, weather.series)
      : openLight(inputs, sun, weather.series)
  const spectral = spectralOf(inputs, sun, weather.series)
  if (!spectral) return plane
  const effective = plane.series.effective_irradiance.map(
    (light, i) => light * spectral.spectral_modifier[i],
  )
  return {
    ...plane,
    series: { ...plane.series, ...spectral, effective_irradiance: effective },
  }
}

const zeroIfNaN = (values: Float64Array): Float64Array =>
  values.map((x) => (Number.isNaN(x) ? 0 : x))

/** Whether the glass takes of the diffuse light too, by Martin and Ruiz. */
function isDiffuseToo({ raw: { diffuse = null } }: VectorCase): boolean {
  if (diffuse === null || diffuse === false) return false
  if (diffuse === true || diffuse === 'martin_ruiz_diffuse') return true
  throw new RangeError('system.iam.diffuse is neither true, false nor martin_ruiz_diffuse')
}

/** One plane without neighbours. */
function openLight(
  { iam: glass, transposition, albedo }: YearInputs,
  sun: YearSun,
  weather: Series,
): YearLight {
  const iam = zeroIfNaN(sun.aoiDeg.map(iamCurve(glass.text.model, glass.value)))
  const direct = zeroIfNaN(beamOnPlaneWm2(weather.dni, sun.cosAoi))
  const sky = zeroIfNaN(
    planeSkyWm2(
      transposition.text.model,
      {
        zenithDeg: sun.zenithDeg,
        dniWm2: weather.dni,
        ghiWm2: weather.ghi,
        dhiWm2: weather.dhi,
        extraterrestrialWm2: sun.extraterrestrialWm2,
        airmass: sun.airmass,
        tiltDeg: sun.tiltDeg,
        cosIncidence: sun.cosAoi,
      },
      transposition.text.model_perez,
    ),
  )
  const ground = zeroIfNaN(groundReflectedWm2(weather.ghi, albedo, sun.tiltDeg))
  const front = direct.map((beam, i) => beam + sky[i] + ground[i])
  const diffuse = isDiffuseToo(glass)
    ? sun.tiltDeg.map((tilt, i) => {
        const even = martinRuizDiffuseIam({ angularLoss: glass.value.a_r }, tilt)
        return sky[i] * even.sky + ground[i] * even.ground
      })
    : sky.map((light, i) => light + ground[i])
  const series = {
    iam_direct: iam,
    poa_direct: direct,
    poa_sky_diffuse: sky,
    poa_ground_diffuse: ground,
    poa_front: front,
    effective_irradiance: zeroIfNaN(direct.map((beam, i) => beam * iam[i] + diffuse[i])),
  }
  return { series, heatingWm2: front }
}

/** A step's light among endless rows by the names of the file, W/m². */
const shedsStep = ({ front, rear, globalWm2 }: BifacialLight) => ({
  poa_front_direct_after_iam_and_shade: front.directWm2,
  poa_front_sky_diffuse: front.skyWm2,
  poa_front_ground_diffuse: front.groundWm2,
  shaded_fraction_front: front.shadedFraction,
  poa_rear_direct: rear.directWm2,
  poa_rear_sky_diffuse: rear.skyWm2,
  poa_rear_ground_diffuse: rear.groundWm2,
  poa_front: front.globalWm2,
  poa_rear: rear.globalWm2,
  effective_irradiance: globalWm2,
})

const DARK: ShedLight = { globalWm2: 0, directWm2: 0, skyWm2: 0, groundWm2: 0, shadedFraction: 0 }

/** Endless bifacial rows; no light where the sun is below the horizon. */
function shedsLight(inputs: YearInputs, sun: YearSun, weather: Series): YearLight {
  const { text } = inputs.transposition
  const curve = iamCurve(inputs.iam.text.model, inputs.iam.value)
  const sky = sunwardSky(oneOf(ROW_SKY_MODELS, text.sky_model), {
    zenithDeg: sun.zenithDeg,
    dniWm2: weather.dni,
    dhiWm2: weather.dhi,
    extraterrestrialWm2: sun.extraterrestrialWm2,
    airmass: sun.airmass,
  })
  const steps = Array.from(weather.ghi, (ghi, i) => {
    const isUp = sun.zenithDeg[i] <= 90
    const light = { ghi, dni: sky.dniWm2[i], dhi: sky.dhiWm2[i] }
    return shedsStep(
      isUp ? shedsAt(inputs, sun, light, curve, i) : { front: DARK, rear: DARK, globalWm2: 0 },
    )
  })
  const series: Record<string, Float64Array> = {}
  steps.forEach((step, i) => {
    for (const [name, value] of Object.entries(step)) {
      series[name] ??= new Float64Array(steps.length)
      series[name][i] = Number.isNaN(value) ? 0 : value
    }
  })
  return { series, heatingWm2: series.effective_irradiance }
}

/** Both faces at one step. */
function shedsAt(
  inputs: YearInputs,
  sun: YearSun,
  light: { readonly ghi: number; readonly dni: number; readonly dhi: number },
  curve: IamCurve,
  i: number,
): BifacialLight {
  const { value: rows } = inputs.transposition
  return infiniteShedsBifacial({
    front: {
      tiltDeg: sun.tiltDeg[i],
      azimuthDeg: sun.planeAzimuthDeg[i],
      groundCoverage: rows.gcr,
      pitchM: rows.pitch,
      centreHeightM: rows.height,
      sunZenithDeg: sun.zenithDeg[i],
      sunAzimuthDeg: sun.azimuthDeg[i],
      ghiWm2: light.ghi,
      dniWm2: light.dni,
      dhiWm2: light.dhi,
      albedo: inputs.albedo[i],
      iam: curve(sun.aoiDeg[i]),
      groundPoints: rows.npoints,
    },
    rearIam: curve(180 - sun.aoiDeg[i]),
    bifaciality: rows.bifaciality,
    rearShadeFactor: rows.shade_factor,
    rearTransmissionFactor: rows.transmission_factor,
  })
}

/** Precipitable water and First Solar's modifier where the year has a spectral model. */
function spectralOf(
  { spectral: { text } }: YearInputs,
  sun: YearSun,
  weather: Series,
):
  | { readonly precipitable_water: Float64Array; readonly spectral_modifier: Float64Array }
  | undefined {
  if (text.model === undefined) return undefined
  const water =
    weather.precipitable_water ?? precipitableWaterCm(weather.temp_air, weather.relative_humidity)
  const coefficients = FIRST_SOLAR_2[spectralModuleType(text.module_type)]
  const modifier = spectralModifier(
    { kind: 'firstSolar2', coefficients },
    sun.absoluteAirmass,
    water,
  )
  return {
    precipitable_water: water,
    spectral_modifier: modifier.map((m) => (Number.isNaN(m) ? 1 : m)),
  }
}
