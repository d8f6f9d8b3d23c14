import { readdirSync, readFileSync } from 'node:fs'
import { completeComponent, type PanelParameters, panelDefaults } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { panText } from '../../testing/pvsystTexts.ts'
import { readPan } from './readPan.ts'
import { writePan } from './writePan.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const again = (name: string, panel: PanelParameters): PanelParameters =>
  readPan(utf8(writePan(name, panel)), panel.pan_file_import?.filename).parameters

describe('a panel written as a PAN file', () => {
  const read = readPan(utf8(panText()), 'ex.PAN').parameters

  test('is read back as it was, the file with it', () => {
    expect(again('Example', read)).toEqual(read)
  })

  test('keeps each line of the file that it came from', () => {
    const lines = (text: string): string[] =>
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('End of'))
    const written = lines(writePan('Example', read))
    expect(written.toSorted()).toEqual(lines(panText()).toSorted())
  })

  test('carries what was edited in its own keys', () => {
    const edited = {
      ...read,
      open_circuit_voltage: 46.25,
      series_resistance: 0.2,
      bifaciality_current_ratio: 0.8,
    }
    const text = writePan('Example', edited)
    expect(text).toMatch(/^ {2}Voc=46\.25\r$/m)
    expect(text).toMatch(/^ {2}BifacialityFactor=0\.8\r$/m)
    expect(again('Example', edited)).toEqual({
      ...edited,
      temperature_coefficient_voc: expect.closeTo(edited.temperature_coefficient_voc, 11),
      // edited panels are modelled without the file's own one-diode values
      pan_file_import: null,
    })
  })

  test('carries what PVsyst has no key for in the remarks', () => {
    const edited: PanelParameters = {
      ...read,
      cells: [24, 6],
      cell_length: 80,
      spectral_model: 'firstsolar2',
      nominal_operating_cell_temp: 43.5,
    }
    const text = writePan('Example', edited)
    expect(text).toContain('DUET spectral_model="firstsolar2"')
    expect(again('Example', edited)).toMatchObject({
      cells: [24, 6],
      cell_length: 80,
      spectral_model: 'firstsolar2',
      nominal_operating_cell_temp: 43.5,
    })
  })

  test.each([
    ['the defaults', panelDefaults],
    ['CdTe', completeComponent('panel', { panel_technology: 'cdte' })],
    [
      'one face',
      completeComponent('panel', {
        panel_type: 'mono',
        iam_profile: [
          { angle: 0, modifier: 1 },
          { angle: 45, modifier: 0.995 },
          { angle: 75, modifier: 0.8 },
          { angle: 90, modifier: 0 },
        ],
      }),
    ],
  ])('that never was a file is read back as it was: %s', (_name, panel) => {
    expect(again('Ours', panel)).toEqual(panel)
  })

  test('may be edited by hand: remarks that do not fit are passed over and reported', () => {
    const text = writePan('Ours', panelDefaults).replace(
      /DUET cell_length=.*/,
      'DUET cell_length="many"',
    )
    const { notes } = readPan(utf8(text))
    expect(notes.changed.join(' ')).toContain('passed over')
  })

  test.skipIf(!hasReferenceData)(
    'each file of others is read back as it was (skipped where the reference data is absent)',
    () => {
      const folders = ['components-pan-ond/pan', 'components']
      const files = folders.flatMap((folder) =>
        readdirSync(referenceFile(folder))
          .filter((name) => /\.pan$/i.test(name))
          .map((name) => ({ name, bytes: readFileSync(referenceFile(`${folder}/${name}`)) })),
      )
      expect(files.length).toBeGreaterThan(40)
      for (const { name, bytes } of files) {
        const { parameters } = readPan(bytes, name)
        expect({ name, ...again('x', parameters) }).toEqual({ name, ...parameters })
      }
    },
  )
})
