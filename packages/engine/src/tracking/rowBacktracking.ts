import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { Mount } from '../model/mount.ts'
import type { Vector3 } from '../scene/scene.ts'

/** Tables that turn about axes of one azimuth, each as it stands. */
export interface TurningTables {
  readonly axisAzimuthDeg: number
  readonly minAngleDeg: number
  readonly maxAngleDeg: number
  /** Of the plane of the modules, across and along the axis. */
  readonly widthM: number
  readonly lengthM: number
  /** Middles of the axes, each [tables]. */
  readonly eastM: Float64Array
  readonly northM: Float64Array
  readonly upM: Float64Array
  /** Positive when the axis falls towards its azimuth, [tables]. */
  readonly axisTiltDeg: Float64Array
  /** Tables that may shade each other: a pair of numbers each, [2 · pairs]. */
  readonly pairs: Uint32Array
}

/**
 * Rotations of all tables under a sun above the horizon.
 *
 * @param sun - direction towards it: east, north, up
 * @param out - [tables], deg, right-handed about the axis and within the bounds
 */
export type RowRotations = (sun: Vector3, out: Float64Array) => void

/** Whether the tables of a mount backtrack each by itself. */
export function turnsByRow(mount: Mount): boolean {
  return mount.kind === 'singleAxis' && mount.backtracking && mount.slopeAware && !!mount.byRow
}

/** Rounds in which what a pair leaves unused is given to its tables. */
const SHARING_ROUNDS = 4

/**
 * Backtracking with an angle for each table, so that no plane shades another wherever they stand.
 *
 * Seen from the sun, a plane of width w is w·c wide across its axis, where c = cos(θ - R), θ is the angle of the sun about that axis and
 * R the rotation. Two planes whose axes lie D apart in that view, across, shade each other unless
 *
 *     w·(c₁ + c₂)/2 ≤ D.
 *
 * For equal tables on a plane that is the rule of [1], R = θ - sign(θ)·acos(D/w). Here each table first takes the least D/w of its pairs, or 1,
 * which keeps the condition for all of them; then what a pair leaves unused goes to both of its tables in halves, as far as
 * their other pairs let it. Of axes that are not parallel D changes along them: the least D over the stretch counts along which the
 * one plane can shade the other.
 *
 * A table's plane turns about its own middle; a distance between axis and plane is left out.
 *
 * @see [1] K. Anderson, M. Mikofski, NREL/TP-5K00-76626 (2020), doi:10.2172/1660126
 */
export function rowBacktracking(tables: TurningTables): RowRotations {
  const { minAngleDeg, maxAngleDeg, axisTiltDeg } = tables
  const count = axisTiltDeg.length
  const pairs = pairGeometry(tables)
  const turn = tables.axisAzimuthDeg * DEG_TO_RAD
  const faced = new Float64Array(count)
  const most = new Float64Array(count)
  const breadth = new Float64Array(count)
  const room = new Float64Array(count)
  const tilts = axisTiltDeg.map((tilt) => tilt * DEG_TO_RAD)
  return ([east, north, up], out) => {
    const right = east * Math.cos(turn) - north * Math.sin(turn)
    const ahead = east * Math.sin(turn) + north * Math.cos(turn)
    for (let i = 0; i < count; i++) {
      const over = ahead * Math.sin(tilts[i]) + up * Math.cos(tilts[i])
      faced[i] = Math.atan2(right, over) * RAD_TO_DEG
      const beyond = faced[i] - Math.min(maxAngleDeg, Math.max(minAngleDeg, faced[i]))
      most[i] = Math.cos(beyond * DEG_TO_RAD)
    }
    const active = pairs.look(right, ahead, up)
    breadth.set(most)
    for (let k = 0; k < active; k++) {
      breadth[pairs.first[k]] = Math.min(breadth[pairs.first[k]], pairs.share[k])
      breadth[pairs.second[k]] = Math.min(breadth[pairs.second[k]], pairs.share[k])
    }
    for (let round = 0; round < SHARING_ROUNDS; round++)
      shareRoom(pairs, active, most, breadth, room)
    for (let i = 0; i < count; i++) {
      const back = breadth[i] < 1 ? Math.acos(breadth[i]) * RAD_TO_DEG : 0
      const rotation = faced[i] - Math.sign(faced[i]) * back
      out[i] = Math.min(maxAngleDeg, Math.max(minAngleDeg, rotation))
    }
  }
}

function shareRoom(
  { first, second, share }: ActivePairs,
  active: number,
  most: Float64Array,
  breadth: Float64Array,
  room: Float64Array,
): void {
  room.fill(Number.POSITIVE_INFINITY)
  for (let k = 0; k < active; k++) {
    const half = share[k] - (breadth[first[k]] + breadth[second[k]]) / 2
    room[first[k]] = Math.min(room[first[k]], half)
    room[second[k]] = Math.min(room[second[k]], half)
  }
  for (let i = 0; i < breadth.length; i++) breadth[i] = Math.min(most[i], breadth[i] + room[i])
}

/** Pairs whose planes limit each other at the last look, from the first on. */
interface ActivePairs {
  readonly first: Uint32Array
  readonly second: Uint32Array
  /** Least distance over width. */
  readonly share: Float64Array
}

interface PairGeometry extends ActivePairs {
  /** Finds them under a sun, by its parts to the right, ahead and up; gives how many they are. */
  readonly look: (right: number, ahead: number, up: number) => number
}

function pairGeometry(tables: TurningTables): PairGeometry {
  const { widthM, lengthM, pairs } = tables
  const count = pairs.length / 2
  const between = placesOfPairs(tables)
  const first = new Uint32Array(count)
  const second = new Uint32Array(count)
  const share = new Float64Array(count)
  const look: PairGeometry['look'] = (right, ahead, up) => {
    let active = 0
    for (let pair = 0, at = 0; pair < count; pair++, at += PLACES) {
      const sunAlong = ahead * between[at + COS] - up * between[at + SIN]
      const sunOver = ahead * between[at + SIN] + up * between[at + COS]
      const across = right * right + sunOver * sunOver
      const inverse = 1 / Math.sqrt(across)
      const acrossM = (sunOver * between[at + RIGHT] - right * between[at + OVER]) * inverse
      const bend = between[at + BEND]
      const lean = -right * bend * inverse
      // How far the planes reach along the axis as the sun sees them, and their axes' parts along and across it.
      const slant = (sunAlong * sunOver * bend) / across
      const alongFirst = between[at + STRAIGHT] - slant
      const alongSecond = between[at + STRAIGHT] + slant
      const reachM = (widthM / 2) * Math.abs(sunAlong) * inverse
      const halfFirst = (lengthM / 2) * alongFirst + reachM
      const halfSecond = (lengthM / 2) * alongSecond + reachM
      const leanFirst = lean / alongFirst
      const leanSecond = -lean / alongSecond
      const mayLean = Math.abs(leanFirst) * halfFirst + Math.abs(leanSecond) * halfSecond
      if (Math.abs(acrossM) - mayLean >= widthM) continue
      const awayM =
        between[at + ALONG] -
        (sunAlong * (between[at + RIGHT] * right + between[at + OVER] * sunOver)) / across
      const from = Math.max(-halfFirst, awayM - halfSecond)
      const to = Math.min(halfFirst, awayM + halfSecond)
      if (!(to > from)) continue
      const startM = acrossM + leanSecond * (from - awayM) - leanFirst * from
      const endM = acrossM + leanSecond * (to - awayM) - leanFirst * to
      const leastM = startM * endM > 0 ? Math.min(Math.abs(startM), Math.abs(endM)) : 0
      if (leastM >= widthM) continue
      // A plane of a bent axis is a little wider or narrower in this view.
      const sunFirst = sunAlong * between[at + STRAIGHT] + sunOver * bend
      const sunSecond = sunAlong * between[at + STRAIGHT] - sunOver * bend
      const widest = Math.max(
        Math.sqrt(1 - sunFirst * sunFirst) / alongFirst,
        Math.sqrt(1 - sunSecond * sunSecond) / alongSecond,
      )
      first[active] = pairs[2 * pair]
      second[active] = pairs[2 * pair + 1]
      share[active++] = leastM / (widthM * widest * inverse)
    }
    return active
  }
  return { first, second, share, look }
}

/** Numbers of a pair: from one middle to the other to the right, along and over its mean axis; that axis' tilt; half the bend between both axes. */
const PLACES = 7
const RIGHT = 0
const ALONG = 1
const OVER = 2
const COS = 3
const SIN = 4
const BEND = 5
const STRAIGHT = 6

function placesOfPairs({
  axisAzimuthDeg,
  axisTiltDeg,
  eastM,
  northM,
  upM,
  pairs,
}: TurningTables): Float64Array {
  const cosTurn = Math.cos(axisAzimuthDeg * DEG_TO_RAD)
  const sinTurn = Math.sin(axisAzimuthDeg * DEG_TO_RAD)
  const out = new Float64Array((PLACES * pairs.length) / 2)
  for (let pair = 0, at = 0; pair < pairs.length; pair += 2, at += PLACES) {
    const i = pairs[pair]
    const j = pairs[pair + 1]
    const east = eastM[j] - eastM[i]
    const north = northM[j] - northM[i]
    const up = upM[j] - upM[i]
    const tilt = ((axisTiltDeg[i] + axisTiltDeg[j]) / 2) * DEG_TO_RAD
    const half = ((axisTiltDeg[j] - axisTiltDeg[i]) / 2) * DEG_TO_RAD
    const ahead = east * sinTurn + north * cosTurn
    out[at + RIGHT] = east * cosTurn - north * sinTurn
    out[at + ALONG] = ahead * Math.cos(tilt) - up * Math.sin(tilt)
    out[at + OVER] = ahead * Math.sin(tilt) + up * Math.cos(tilt)
    out[at + COS] = Math.cos(tilt)
    out[at + SIN] = Math.sin(tilt)
    out[at + BEND] = Math.sin(half)
    out[at + STRAIGHT] = Math.cos(half)
  }
  return out
}
