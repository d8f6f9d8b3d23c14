import type { EastNorthUpM } from '../sceneTypes.ts'
import { azimuthFromNorthDeg } from '../text/pvsystAngles.ts'

/** Where an object stands and how it is turned, as the file has it. */
export interface ScenePlace {
  /** x, y, z. */
  readonly originM: EastNorthUpM
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

type Vector = EastNorthUpM

/** The axes of a scene, inferred: x points west, y south, z up. Its own inverse: east, north and up give x, y, z. */
export function enuOfScene([x, y, z]: Vector): EastNorthUpM {
  return [0 - x, 0 - y, z]
}

/** Clockwise from north, 0 to 360; a scene has no latitude, the northern hemisphere is assumed. */
export const facingDeg = (azimuthDeg: number): number => azimuthFromNorthDeg(azimuthDeg, 'north')

/** A point of a plane of modules: along to the right as seen from the front, up the slope. */
export function planePointEnu(place: ScenePlace, alongM: number, upM: number): EastNorthUpM {
  const facing = facingDeg(place.azimuthDeg)
  return moved(enuOfScene(place.originM), [
    scaled(horizontal(facing - 90), alongM),
    scaled(horizontal(facing + 180), upM * Math.cos(radians(place.tiltDeg))),
    [0, 0, upM * Math.sin(radians(place.tiltDeg))],
  ])
}

/** A point of a building or a solid: turned by its azimuth, and tilted about its turned x axis. */
export function bodyPointEnu(place: ScenePlace, [x, y, z]: Vector): EastNorthUpM {
  const tilt = radians(place.tiltDeg)
  return moved(enuOfScene(place.originM), [
    scaled(horizontal(270 + place.azimuthDeg), x),
    scaled(horizontal(180 + place.azimuthDeg), y * Math.cos(tilt) - z * Math.sin(tilt)),
    [0, 0, y * Math.sin(tilt) + z * Math.cos(tilt)],
  ])
}

const radians = (deg: number): number => (deg * Math.PI) / 180

function horizontal(fromNorthDeg: number): Vector {
  return [Math.sin(radians(fromNorthDeg)), Math.cos(radians(fromNorthDeg)), 0]
}

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]

function moved(from: Vector, by: readonly Vector[]): Vector {
  return by.reduce(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], from)
}
