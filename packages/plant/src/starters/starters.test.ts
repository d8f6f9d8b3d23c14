import { describe, expect, test } from 'vitest'
import { type Block, createBlock } from '../block/block.ts'
import { systemParametersDefaults } from '../block/systemParameters.ts'
import { COMPONENT_KINDS, RELATION_KEYS } from '../components/kinds.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { minimumHeightM, tableGeometry } from '../components/table/tableGeometry.ts'
import { validateComponent } from '../components/validateComponent.ts'
import { acLineResistanceOhm, dcLineResistanceOhm } from '../components/wire/wireSchema.ts'
import { checkDesign } from '../designRules/checkDesign.ts'
import type { DesignFinding } from '../designRules/finding.ts'
import { linkedComponents } from '../document/linkedComponents.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import { createLayer } from '../layers/createLayer.ts'
import { localFrame, toLngLat } from '../layout/localFrame.ts'
import { usualModulesPerString } from '../summary/usualCounts.ts'
import { fixedTableAt, optimalTiltDeg } from './fixedTableAt.ts'
import { STARTERS } from './starters.ts'
import { type UsualMounting, usualComponents } from './usualComponents.ts'

/** A field of about nine hectares with all of the usual components, and as many inverters as given. */
function plantOf(mounting: UsualMounting, latitude: number, inverters: number): PlantDocument {
  const frame = localFrame(10, latitude)
  const ring = [
    [0, 0],
    [300, 0],
    [300, 300],
    [0, 300],
    [0, 0],
  ].map(([east = 0, north = 0]) => toLngLat(frame, east, north))
  const createdAt = '2026-01-01T00:00:00.000Z'
  const components = usualComponents(mounting, latitude).map((one) => ({ ...one, id: one.kind }))
  const block: Block = {
    ...createBlock({ id: 'b', createdAt, existingNames: [] }),
    ...Object.fromEntries(components.map(({ kind, id }) => [RELATION_KEYS[kind], id])),
    num_inverters: inverters,
  }
  const parts = linkedComponents({ components }, block)
  return {
    format: 'duet-plant',
    version: 1,
    project: { id: 'p', name: 'P', latitude, longitude: 10, altitude_m: 0 },
    blocks: [{ ...block, modules_per_string: usualModulesPerString(block, parts) ?? null }],
    block_layers: [
      createLayer({
        id: 'l',
        projectId: 'p',
        blockId: 'b',
        name: 'Land',
        createdAt,
        type: 'perimeter',
        geojson: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      }),
    ],
    components,
    system_parameters: systemParametersDefaults,
    enviro_datasets: [],
  }
}

const seriousOf = (findings: readonly DesignFinding[]): string[] =>
  findings.filter(({ severity }) => severity !== 'info').map(({ message }) => message)

describe('usual components', () => {
  test.each(COMPONENT_KINDS)(
    'every starter of the kind %s is valid and says its source',
    (kind) => {
      for (const { name, parameters, source } of STARTERS[kind]) {
        expect({ name, errors: validateComponent(kind, parameters).errors }).toEqual({
          name,
          errors: [],
        })
        expect(source).not.toBe('')
      }
      const names = STARTERS[kind].map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  test.each([-35, 0, 33.3, 51, 62])('make a plant without findings at latitude %d', (latitude) => {
    for (const mounting of ['tracker', 'fixed'] as const) {
      const document = plantOf(mounting, latitude, 20)
      expect(seriousOf(checkDesign(document))).toEqual([])
    }
  })

  test('trackers stay above the ground at their steepest', () => {
    for (const { parameters } of STARTERS.table) {
      if (parameters.tracking_type !== 1) continue
      const lowest = minimumHeightM(parameters, panelDefaults)
      expect(parameters.torque_tube_height).toBeGreaterThan(lowest)
    }
  })

  test('wires with a length resist as the cable does, more than the bare metal of the section', () => {
    const dc = STARTERS.dcWire.slice(1).map(({ parameters }) => dcLineResistanceOhm(parameters))
    const ac = STARTERS.acWire.slice(1).map(({ parameters }) => acLineResistanceOhm(parameters))
    expect(dc.map((ohm) => ohm.toFixed(3))).toEqual(['0.611', '0.407', '0.234'])
    expect(ac.map((ohm) => ohm.toFixed(4))).toEqual(['0.0328', '0.0250', '0.0200', '0.0156'])
    for (const { parameters } of STARTERS.dcWire.slice(1)) {
      const bare = dcLineResistanceOhm({ ...parameters, dc_per_km_resistance: null })
      expect(dcLineResistanceOhm(parameters)).toBeGreaterThan(1.1 * bare)
    }
  })

  test('tables have the ground cover ratio that their source says', () => {
    const covers = STARTERS.table.map(
      ({ parameters }) => tableGeometry(parameters, panelDefaults).gcr,
    )
    expect(covers.map((gcr) => gcr.toFixed(2))).toEqual(['0.35', '0.40', '0.40', '0.40', '0.40'])
  })
})

describe('the fixed table of a latitude', () => {
  test('is tilted as the fit says, towards the equator', () => {
    // by hand from the polynomials
    expect(optimalTiltDeg(0)).toBeCloseTo(1.3793, 12)
    expect(optimalTiltDeg(40)).toBeCloseTo(1.3793 + 48.044 - 23.0464 + 5.152576, 9)
    expect(optimalTiltDeg(-30)).toBeCloseTo(0.41657 + 42.648 - 21.6459 + 5.89356, 9)
    expect(fixedTableAt(-30).parameters).toMatchObject({ azimuth: 0, tilt: 27 })
    expect(fixedTableAt(40).name).toBe('Fixed tilt 2P x 26, 32° south')
  })

  test('lets the noon sun of the shortest day through, within usual ground cover ratios', () => {
    const at = (latitude: number) => tableGeometry(fixedTableAt(latitude).parameters, panelDefaults)
    expect(at(0).gcr).toBeCloseTo(0.4, 2)
    expect(at(65).gcr).toBeCloseTo(0.3, 2)
    const { clearGapM, widthM } = at(48)
    const riseM = widthM * Math.sin((fixedTableAt(48).parameters.tilt * Math.PI) / 180)
    const noonDeg = (Math.atan2(riseM, clearGapM) * 180) / Math.PI
    expect(noonDeg).toBeCloseTo(90 - 48 - 23.44, 0)
  })
})
