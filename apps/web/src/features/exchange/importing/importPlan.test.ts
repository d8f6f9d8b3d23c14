import { type GisFeature, type GisFile, guessCrs } from '@duet/formats'
import { applyDiff, type Design, EMPTY_DESIGN, invertDiff, toLngLat } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import type { Making } from '../../drawing/editor/newLayer.ts'
import { FRAME } from '../../plant/testing/plane.ts'
import { chosenCrs, firstCrsChoice } from './crsChoice.ts'
import {
  createPlanner,
  type GroupChoice,
  importDiff,
  layerCount,
  NEW_BLOCK,
  OWN_BLOCK,
  problemsOf,
  UNASSIGNED,
} from './importPlan.ts'
import { placeFile } from './placedFile.ts'

const SITE = { longitude: FRAME.originLongitudeDeg, latitude: FRAME.originLatitudeDeg }
const NOW = '2026-01-01T00:00:00.000Z'

/** A square of 100 m at a place, or one that crosses itself. */
function area(name: string, layer: string, eastM: number, isCrossed = false): GisFeature {
  const corners = [
    [eastM, 0],
    [eastM + 100, 0],
    [eastM + 100, 100],
    [eastM, 100],
  ] as const
  const [a, b, c, d] = corners.map(([x, y]) => toLngLat(FRAME, x, y))
  const ring = isCrossed ? [a, c, b, d, a] : [a, b, c, d, a]
  return {
    name,
    layer,
    geometry: { type: 'Polygon', coordinates: [ring.filter((point) => point !== undefined)] },
    heights: 'none',
    attributes: {},
    place: name,
    record: 0,
  }
}

const FILE: GisFile = {
  format: 'kml',
  filename: 'site.kml',
  features: [
    area('A', 'Parcels', 0),
    area('A', 'Parcels', 200),
    area('Crossed', 'Parcels', 400, true),
    area('Wood', 'Trees', 600),
    area('Far', 'Trees', 60_000),
  ],
  coordinates: { kind: 'degrees' },
  warnings: [],
}

let ids = 0
const newId = (): string => `id ${++ids}`
const MAKING: Making = {
  projectId: 'p',
  frame: FRAME,
  nowIso: NOW,
  newId,
  newBlockParts: {},
  sectionOf: () => undefined,
}

function plansOf(choices: Readonly<Record<string, GroupChoice>>, isRepairing = false) {
  const guess = guessCrs(FILE, SITE)
  const crs = chosenCrs(firstCrsChoice(guess), FILE, SITE) ?? guess.crs
  const placed = placeFile(FILE, { crs, isSwapped: false }, SITE, 20_000)
  const plan = createPlanner({
    projectId: 'p',
    frame: FRAME,
    sourceType: FILE.format,
    sourceFilename: FILE.filename,
    nowIso: NOW,
    newId,
    groundAt: undefined,
  })
  return placed.groups.map((group) => {
    const choice = choices[group.layer] ?? SKIPPED
    return { group, choice, made: plan(group, choice, isRepairing) }
  })
}

const SKIPPED: GroupChoice = { type: 'skip', height: { from: 'none' }, block: UNASSIGNED }
const PARCELS: GroupChoice = { type: 'perimeter', height: { from: 'none' }, block: NEW_BLOCK }

describe('an import', () => {
  test('leaves out what is far and what crosses itself', () => {
    const plans = plansOf({ Parcels: PARCELS, Trees: { ...PARCELS, type: 'shading' } })
    expect(layerCount(plans)).toBe(3)
    expect(problemsOf(plans).map(({ name, isRepairable }) => [name, isRepairable])).toEqual([
      ['Crossed', true],
    ])
    expect(layerCount(plansOf({ Parcels: PARCELS }, true))).toBe(4)
  })

  test('is one change that makes a block, names that are not taken, and can be taken back whole', () => {
    const plans = plansOf({
      Parcels: PARCELS,
      Trees: { type: 'shading', height: { from: 'none' }, block: OWN_BLOCK },
    })
    const { diff, layerIds } = importDiff(EMPTY_DESIGN, plans, MAKING)
    const after: Design = applyDiff(EMPTY_DESIGN, diff)
    expect(Object.values(after.blocks).map(({ name }) => name)).toEqual(['Block', 'Trees'])
    const layers = layerIds.map((id) => after.block_layers[id])
    expect(layers.map((layer) => layer?.name)).toEqual(['A', 'A 2', 'Wood'])
    expect(layers.every((layer) => layer?.source_filename === 'site.kml')).toBe(true)
    expect(layers[0]?.block_id).toBe(layers[1]?.block_id)
    expect(applyDiff(after, invertDiff(diff))).toEqual(EMPTY_DESIGN)

    const again = importDiff(after, plansOf({ Parcels: { ...PARCELS, block: UNASSIGNED } }), MAKING)
    const twice = applyDiff(after, again.diff)
    const names = Object.values(twice.block_layers).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('of groups that are skipped changes nothing', () => {
    const { diff } = importDiff(EMPTY_DESIGN, plansOf({}), MAKING)
    expect(applyDiff(EMPTY_DESIGN, diff)).toEqual(EMPTY_DESIGN)
  })
})
