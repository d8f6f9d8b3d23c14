import { cosIncidence, incidenceAngleDeg } from '../../packages/engine/src/sky/incidence.ts'
import { planeOfRotation } from '../../packages/engine/src/tracking/orientation.ts'
import {
  projectedZenithDeg,
  trackerRotationDeg,
} from '../../packages/engine/src/tracking/singleAxis.ts'
import { axisTiltDeg, crossAxisTiltDeg } from '../../packages/engine/src/tracking/terrain.ts'
import { type Answer, one, type ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of trackers, by the name of their reference file. */
export const trackingAnswers: ReferenceModels = {
  tracking_singleaxis: trackerAnswer,
  tracking_surface_orientation: ({ value }) => {
    const plane = planeOfRotation(one(value.tracker_theta), value.axis_azimuth, value.axis_tilt)
    return { surface_tilt: plane.tiltDeg, surface_azimuth: plane.azimuthDeg }
  },
  tracking_terrain_tilts: ({ value }) => {
    const slope = { tiltDeg: value.slope_tilt, azimuthDeg: value.slope_azimuth }
    return {
      axis_tilt: axisTiltDeg(slope, value.axis_azimuth),
      cross_axis_tilt: crossAxisTiltDeg(slope, value.axis_azimuth, value.axis_tilt),
    }
  },
  projected_solar_zenith: ({ value }) => ({
    projected_solar_zenith: projectedZenithDeg(one(value.solar_zenith), one(value.solar_azimuth), {
      axisAzimuthDeg: value.axis_azimuth,
      axisTiltDeg: value.axis_tilt,
    }),
  }),
}

function trackerAnswer({ value, flag, series }: VectorCase): Answer {
  const zenith = one(value.apparent_zenith)
  const azimuth = one(value.solar_azimuth)
  const rotation = trackerRotationDeg(
    zenith,
    azimuth,
    {
      axisAzimuthDeg: value.axis_azimuth,
      axisTiltDeg: value.axis_tilt,
      minAngleDeg: series.max_angle ? series.max_angle[0] : -value.max_angle,
      maxAngleDeg: series.max_angle ? series.max_angle[1] : value.max_angle,
    },
    flag.backtrack
      ? { groundCoverRatio: value.gcr, crossAxisTiltDeg: value.cross_axis_tilt }
      : undefined,
  )
  const plane = planeOfRotation(rotation, value.axis_azimuth, value.axis_tilt)
  const cos = cosIncidence(plane.tiltDeg, plane.azimuthDeg, zenith, azimuth)
  return {
    tracker_theta: rotation,
    surface_tilt: plane.tiltDeg,
    surface_azimuth: plane.azimuthDeg,
    aoi: incidenceAngleDeg(cos),
  }
}
