import { DEG_TO_RAD } from '@duet/units'
import { shadedFractionOfPair } from '../../packages/engine/src/optics/rowShading.ts'
import {
  groundSkyViewFactorAt,
  rowGroundViewFactor,
  rowGroundViewFactorAt,
  rowSkyViewFactor,
  rowSkyViewFactorAt,
  sampledGroundSkyViewFactor,
} from '../../packages/engine/src/optics/rowViewFactors.ts'
import { ants2d, type PartsLight } from '../../packages/engine/src/rows/ants2d.ts'
import {
  infiniteShedsBifacial,
  infiniteShedsFace,
  type ShedFace,
  type ShedLight,
} from '../../packages/engine/src/rows/infiniteSheds.ts'
import { martinezLossFraction } from '../../packages/engine/src/rows/martinez.ts'
import {
  groundAngleDeg,
  maskingAngleDeg,
  meanMaskingAngleDeg,
  skyMaskedFraction,
} from '../../packages/engine/src/rows/maskingAngle.ts'
import {
  ROW_SKY_MODELS,
  type SunwardSky,
  sunwardSky,
} from '../../packages/engine/src/rows/sunwardSky.ts'
import { projectedZenithDeg } from '../../packages/engine/src/tracking/singleAxis.ts'
import { type Answer, one, oneOf, type ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

type Values = VectorCase['value']

/** Answers of endless rows, their shade and their views, by the name of their reference file. */
export const rowAnswers: ReferenceModels = {
  vf_row_sky_2d: ({ value }) => {
    const cos = Math.cos(value.surface_tilt * DEG_TO_RAD)
    return {
      vf_point: rowSkyViewFactorAt(cos, value.gcr, value.x),
      vf_integ: rowSkyViewFactor(cos, value.gcr, value.x0, value.x1),
    }
  },
  vf_row_ground_2d: ({ value }) => {
    const cos = Math.cos(value.surface_tilt * DEG_TO_RAD)
    return {
      vf_point: rowGroundViewFactorAt(cos, value.gcr, value.x),
      vf_integ: rowGroundViewFactor(cos, value.gcr, value.x0, value.x1),
    }
  },
  vf_ground_sky_2d: ({ value }) => ({
    vf: groundSkyViewFactorAt({ ...placeOf(value, value.rotation), x: value.x }),
  }),
  vf_ground_sky_2d_integ: ({ value }) => {
    const place = placeOf(value, value.surface_tilt)
    return {
      vf: sampledGroundSkyViewFactor(place, value.npoints),
      vf_converged: sampledGroundSkyViewFactor(place, CONVERGED_POINTS),
    }
  },
  shading_shaded_fraction1d: shadedAnswer,
  shading_masking_angle: maskingAnswer,
  shading_direct_martinez: ({ value }) => ({
    loss: martinezLossFraction(value.poa_global, value.poa_direct, {
      shadedFraction: value.shaded_fraction,
      shadedBlocks: value.shaded_blocks,
      totalBlocks: value.total_blocks,
    }),
  }),
  bifacial_infinite_sheds: bifacialAnswer,
  bifacial_infinite_sheds_poa: (c) => {
    const light = infiniteShedsFace(shedFaceOf(c))
    return {
      poa_global: light.globalWm2,
      poa_direct: light.directWm2,
      poa_diffuse: light.skyWm2 + light.groundWm2,
      poa_sky_diffuse: light.skyWm2,
      poa_ground_diffuse: light.groundWm2,
      shaded_fraction: light.shadedFraction,
    }
  },
  bifacial_ants2d: ants2dAnswer,
}

/** Points of the converged reference. */
const CONVERGED_POINTS = 20001

const placeOf = (value: Values, rotationDeg: number) => ({
  rotationRad: rotationDeg * DEG_TO_RAD,
  groundCoverage: value.gcr,
  pitchM: value.pitch,
  centreHeightM: value.height,
  maxRows: value.max_rows,
})

function shadedAnswer({ value }: VectorCase): Answer {
  const [sunDeg] = projectedZenithDeg(one(value.solar_zenith), one(value.solar_azimuth), {
    axisAzimuthDeg: value.axis_azimuth,
    axisTiltDeg: value.axis_tilt,
  })
  const shading = Number.isNaN(value.shading_row_rotation ?? NaN)
    ? value.shaded_row_rotation
    : value.shading_row_rotation
  return {
    shaded_fraction: shadedFractionOfPair({
      sunRad: sunDeg * DEG_TO_RAD,
      shadedRotationRad: value.shaded_row_rotation * DEG_TO_RAD,
      shadingRotationRad: shading * DEG_TO_RAD,
      crossAxisSlopeRad: value.cross_axis_slope * DEG_TO_RAD,
      collectorWidthM: value.collector_width,
      pitchM: value.pitch,
      surfaceOffsetM: value.surface_to_axis_offset,
    }),
  }
}

function maskingAnswer({ value }: VectorCase): Answer {
  const at = maskingAngleDeg(value.surface_tilt, value.gcr, value.slant_height)
  const mean = meanMaskingAngleDeg(value.surface_tilt, value.gcr)
  return {
    masking_angle: at,
    masking_angle_passias: mean,
    sky_diffuse_passias_of_masking_angle: skyMaskedFraction(at),
    sky_diffuse_passias_of_average: skyMaskedFraction(mean),
    ground_angle: groundAngleDeg(value.surface_tilt, value.gcr, value.slant_height),
  }
}

const skyOf = ({ value, text }: VectorCase): SunwardSky =>
  sunwardSky(oneOf(ROW_SKY_MODELS, text.model), {
    zenithDeg: one(value.solar_zenith),
    dniWm2: one(value.dni),
    dhiWm2: one(value.dhi),
    extraterrestrialWm2: one(value.dni_extra),
    airmass: one(value.airmass ?? NaN),
  })

function shedFaceOf(c: VectorCase): ShedFace {
  const { value } = c
  const sky = skyOf(c)
  return {
    tiltDeg: value.surface_tilt,
    azimuthDeg: value.surface_azimuth,
    groundCoverage: value.gcr,
    pitchM: value.pitch,
    centreHeightM: value.height,
    sunZenithDeg: value.solar_zenith,
    sunAzimuthDeg: value.solar_azimuth,
    ghiWm2: value.ghi,
    dniWm2: sky.dniWm2[0],
    dhiWm2: sky.dhiWm2[0],
    albedo: value.albedo,
    iam: value.iam ?? value.iam_front,
    groundPoints: value.npoints,
  }
}

function bifacialAnswer(c: VectorCase): Answer {
  const { value } = c
  const { front, rear, globalWm2 } = infiniteShedsBifacial({
    front: shedFaceOf(c),
    rearIam: value.iam_back,
    bifaciality: value.bifaciality,
    rearShadeFactor: value.shade_factor,
    rearTransmissionFactor: value.transmission_factor,
  })
  return { poa_global: globalWm2, ...shedAnswer(front, 'front'), ...shedAnswer(rear, 'back') }
}

const shedAnswer = (light: ShedLight, side: 'front' | 'back'): Answer => ({
  [`poa_${side}`]: light.globalWm2,
  [`poa_${side}_direct`]: light.directWm2,
  [`poa_${side}_diffuse`]: light.skyWm2 + light.groundWm2,
  [`poa_${side}_sky_diffuse`]: light.skyWm2,
  [`poa_${side}_ground_diffuse`]: light.groundWm2,
  [`shaded_fraction_${side}`]: light.shadedFraction,
})

function ants2dAnswer(c: VectorCase): Answer {
  const { value, series } = c
  const sky = skyOf(c)
  const { front, rear } = ants2d({
    rotationDeg: value.tracker_rotation,
    axisAzimuthDeg: value.axis_azimuth,
    axisTiltDeg: value.axis_tilt,
    crossAxisSlopeDeg: value.cross_axis_slope,
    groundCoverage: value.gcr,
    pitchM: value.pitch,
    centreHeightM: value.height,
    sunZenithDeg: value.solar_zenith,
    sunAzimuthDeg: value.solar_azimuth,
    ghiWm2: value.ghi,
    dniWm2: sky.dniWm2[0],
    dhiWm2: sky.dhiWm2[0],
    albedo: series.albedo ?? new Float64Array(value.ground_segments).fill(value.albedo),
    rowParts: value.row_segments,
    maxRows: value.max_rows,
  })
  return { ...partsAnswer(front, 'front'), ...partsAnswer(rear, 'back') }
}

function partsAnswer(light: PartsLight, side: 'front' | 'back'): Answer {
  const diffuse = light.skyWm2.map((sky, i) => sky + light.groundWm2[i])
  return {
    [`poa_${side}`]: diffuse.map((rest, i) => rest + light.directWm2[i]),
    [`poa_${side}_direct`]: light.directWm2,
    [`poa_${side}_diffuse`]: diffuse,
    [`poa_${side}_sky_diffuse`]: light.skyWm2,
    [`poa_${side}_ground_diffuse`]: light.groundWm2,
    [`shaded_fraction_${side}`]: light.shadedFraction,
  }
}
