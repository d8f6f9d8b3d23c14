import { cosIncidence, incidenceAngleDeg } from '../../packages/engine/src/sky/incidence.ts'
import { perezDriesseSky } from '../../packages/engine/src/sky/perezDriesse.ts'
import {
  beamOnPlaneWm2,
  groundReflectedWm2,
  type PlaneSky,
  skyOnPlane,
  skyPartsOnPlane,
} from '../../packages/engine/src/sky/plane.ts'
import { hayDaviesSky, perezSky, type Sky } from '../../packages/engine/src/sky/sky.ts'
import { relativeAirmass } from '../../packages/engine/src/sun/airmass.ts'
import { type Answer, one, oneOf, type ReferenceModels } from './answer.ts'
import { perezCoefficients, planeSkyWm2 } from './planeSky.ts'
import type { VectorCase } from './vectorFile.ts'

/** Without a sky there is no light: the reference of Perez is missing there. */
const NO_SKY = { missingIs: 0 }

/** Answers of the angle of incidence and of the light of sky and ground on a plane, by the name of their reference file. */
export const skyAnswers: ReferenceModels = {
  aoi: (c) => ({ aoi: incidenceAngleDeg(cosOf(c)), aoi_projection: cosOf(c) }),
  transposition_isotropic: (c) => ({ poa_sky_diffuse: skyDiffuseWm2('isotropic', c) }),
  transposition_haydavies: (c) => partsAnswer(partsOf(hayDaviesSky(lightOf(c)), c)),
  transposition_klucher: (c) => ({ poa_sky_diffuse: skyDiffuseWm2('klucher', c) }),
  transposition_reindl: (c) => ({ poa_sky_diffuse: skyDiffuseWm2('reindl', c) }),
  transposition_perez: { ...NO_SKY, answer: (c) => partsAnswer(partsOf(perezOf(c), c)) },
  transposition_perez_driesse: (c) => {
    const parts = skyPartsOnPlane(perezDriesseSky(lightOf(c)), one(c.value.surface_tilt), cosOf(c))
    return { ...partsAnswer(parts), poa_sky_diffuse: Math.max(0, sumOf(parts)) }
  },
  transposition_total: { ...NO_SKY, answer: totalAnswer },
}

const cosOf = ({ value }: VectorCase): Float64Array =>
  cosIncidence(
    one(value.surface_tilt),
    one(value.surface_azimuth ?? 0),
    one(value.solar_zenith ?? 0),
    one(value.solar_azimuth ?? 0),
  )

function lightOf({ value, text }: VectorCase) {
  const zenithDeg = one(value.solar_zenith)
  return {
    zenithDeg,
    dniWm2: one(value.dni),
    ghiWm2: one(value.ghi),
    dhiWm2: one(value.dhi),
    extraterrestrialWm2: one(value.dni_extra),
    airmass:
      text.airmass !== undefined && oneOf(['auto'], text.airmass)
        ? relativeAirmass(zenithDeg)
        : one(value.airmass),
    tiltDeg: one(value.surface_tilt),
  }
}

const partsOf = (sky: Sky, c: VectorCase): PlaneSky =>
  skyOnPlane(sky, one(c.value.surface_tilt), cosOf(c))

const sumOf = ({ isotropicWm2, circumsolarWm2, horizonWm2 }: PlaneSky): number =>
  isotropicWm2[0] + circumsolarWm2[0] + horizonWm2[0]

const partsAnswer = (parts: PlaneSky): Answer => ({
  poa_sky_diffuse: sumOf(parts),
  poa_isotropic: parts.isotropicWm2,
  poa_circumsolar: parts.circumsolarWm2,
  poa_horizon: parts.horizonWm2,
})

const perezOf = (c: VectorCase): Sky =>
  perezSky(lightOf(c), undefined, perezCoefficients(c.text.model))

/** Diffuse light of the sky on the plane by the model of that name. */
const skyDiffuseWm2 = (model: string, c: VectorCase): number =>
  planeSkyWm2(model, { ...lightOf(c), cosIncidence: cosOf(c) })[0]

function totalAnswer(c: VectorCase): Answer {
  const { value, text } = c
  const direct = beamOnPlaneWm2(one(value.dni), cosOf(c))[0]
  const sky = skyDiffuseWm2(text.model, c)
  const ground = groundReflectedWm2(one(value.ghi), one(value.albedo), one(value.surface_tilt))[0]
  return {
    poa_global: direct + sky + ground,
    poa_direct: direct,
    poa_diffuse: sky + ground,
    poa_sky_diffuse: sky,
    poa_ground_diffuse: ground,
  }
}
