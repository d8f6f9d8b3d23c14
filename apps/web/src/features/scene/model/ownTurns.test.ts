import { describe, expect, test } from 'vitest'
import { tableCorners } from '../drawn/tableCorners.ts'
import { BY_ROW, rollingTrackers as rolling } from '../testing/sampleScene.ts'
import { ownTurns, turnOfTable } from './ownTurns.ts'
import { directionOf, type SiteSun } from './siteSun.ts'
import { tableTurn } from './tableTurn.ts'
import { NO_TURN, partsTurn } from './turnedParts.ts'

const sun = (elevationDeg: number, azimuthDeg: number): SiteSun => ({
  elevationDeg,
  azimuthDeg,
  towards: directionOf(elevationDeg, azimuthDeg),
})
const LOW = sun(12, 262)

describe('tables that each turn by themselves', () => {
  const block = rolling()
  const own = ownTurns(block, LOW)!

  test('stand at angles of their own where the ground rolls, as one in the middle of the day', () => {
    const { rotationDeg } = own
    expect(Math.max(...rotationDeg) - Math.min(...rotationDeg)).toBeGreaterThan(10)
    const noon = ownTurns(block, sun(75, 200))!.rotationDeg
    expect(Math.max(...noon) - Math.min(...noon)).toBeLessThan(1e-9)
    expect(noon[0]).toBeCloseTo(tableTurn(block, sun(75, 200)).rotationDeg, 9)
  })

  test('have that turn in their frames', () => {
    for (const table of [0, 57, 120]) {
      const rotationDeg = own.rotationDeg[table]!
      const turn = { rotationDeg, trueRotationDeg: 0, tiltDeg: 0, azimuthDeg: 0 }
      const expected = tableCorners(block, table, partsTurn(block.mount, turn))
      const corners = tableCorners({ ...block, frames: own.frames }, table, NO_TURN)
      corners.forEach((corner, i) => {
        corner.forEach((value, axis) => {
          expect(value).toBeCloseTo(expected[i]![axis]!, 9)
        })
      })
    }
  })

  test('are told each with its angle and where it looks', () => {
    const ofBlock = tableTurn(block, LOW)
    const one = turnOfTable(ofBlock, own, 57)
    expect(one.rotationDeg).toBe(own.rotationDeg[57])
    // level axes: the tilt is the rotation
    expect(one.tiltDeg).toBeCloseTo(Math.abs(one.rotationDeg), 9)
    expect(one.azimuthDeg).toBeCloseTo(one.rotationDeg > 0 ? 270 : 90, 6)
    expect(turnOfTable(ofBlock, undefined, 57)).toBe(ofBlock)
  })

  test('stow as one at night, and are none where the block turns as one', () => {
    expect(ownTurns(block, sun(-2, 280))).toBeUndefined()
    expect(ownTurns(rolling({ ...BY_ROW, backtracking_by: 'block' }), LOW)).toBeUndefined()
    expect(ownTurns(rolling({ ...BY_ROW, slope_aware_tracking: false }), LOW)).toBeUndefined()
  })

  test('that are stuck stand where they are', () => {
    const stuck = ownTurns(rolling({ ...BY_ROW, tracker_stuck_angle: 12 }), LOW)!
    expect(new Set(stuck.rotationDeg)).toEqual(new Set([12]))
  })
})
