import type { FileNotes } from '../text/fileNotes.ts'
import { allOfType, findType } from '../text/findObject.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'
import { profilePoints } from '../text/pvsystFields.ts'
import type { PvsystIam, PvsystLosses, PvsystSubArray } from '../variantTypes.ts'
import { type CircuitCount, circuitCounts } from './circuit.ts'

/** The sub-arrays of a `pvMainArray`, in the order of the file. */
export function subArraysOf(
  main: PvsystObject | undefined,
  notes: FileNotes,
): readonly PvsystSubArray[] {
  const circuit = circuitCounts(findType(main, 'pvCircuit'), notes)
  if (circuit.has(0))
    notes.remark('Inverters of the circuit belong to no sub-array (number 0): they are shared.')
  return allOfType(main, 'pvSubArray').map((object, i) => subArrayOf(object, i, circuit, notes))
}

function subArrayOf(
  object: PvsystObject,
  index: number,
  circuit: ReadonlyMap<number, CircuitCount>,
  notes: FileNotes,
): PvsystSubArray {
  const fields = notes.fields(object)
  const id = fields.number('SubArrayId') ?? index + 1
  const name = fields.text('Comment') ?? `Sub-array ${id}`
  const counts = countsOf(fields)
  const sharedId = fields.number('PowerSharingInverterId') ?? -1
  const counted = circuit.get(id) ?? null
  remarkCounts(name, counts, counted, notes)
  if (sharedId !== -1) notes.remark(`"${name}" shares the inverter ${sharedId} with others.`)
  return {
    id,
    name,
    panFile: fields.text('PVModule') ?? null,
    ondFile: fields.text('GInverter') ?? null,
    ...counts,
    orientation: fields.number('NoOrientation') ?? null,
    stringsByOrientation: stringsByOrientation(fields, name, notes),
    sharedInverterId: sharedId === -1 ? null : sharedId,
    circuit: counted,
    losses: lossesOf(fields),
    iam: iamOf(findType(object, 'pvIAM'), notes),
  }
}

function countsOf(fields: PvsystFields) {
  const modulesPerString = fields.number('NModSerie') ?? null
  const strings = fields.number('NStringCh') ?? null
  const kw = fields.number('PNomAC_InMPPT')
  return {
    modulesPerString,
    strings,
    modules: modulesPerString === null || strings === null ? null : modulesPerString * strings,
    inverters: fields.number('NInverter') ?? null,
    mpptInputs: fields.number('NInvMPPT') ?? null,
    acPowerPerInverterW: kw === undefined ? null : 1000 * kw,
  }
}

/** The tree of nodes may disagree; PVsyst's report has the declared counts. */
function remarkCounts(
  name: string,
  declared: ReturnType<typeof countsOf>,
  counted: CircuitCount | null,
  notes: FileNotes,
): void {
  for (const what of ['inverters', 'strings'] as const) {
    const [own, drawn] = [declared[what], counted?.[what]]
    if (own !== null && drawn !== undefined && drawn !== own)
      notes.remark(
        `"${name}" has ${own} ${what}, its circuit shows ${drawn}; the declared number was taken.`,
      )
  }
}

function stringsByOrientation(
  fields: PvsystFields,
  name: string,
  notes: FileNotes,
): PvsystSubArray['stringsByOrientation'] {
  const orientation = fields.number('NoOrientation')
  const first = fields.number('NStrOrient1')
  const all = fields.number('NStringCh')
  if (orientation === undefined || first === undefined) return []
  if (all !== undefined && first < all)
    notes.remark(
      `"${name}" has ${first} of its ${all} strings in orientation ${orientation}; where the others are is not read.`,
    )
  return [[orientation, first]]
}

function lossesOf(fields: PvsystFields): PvsystLosses {
  const scaled = (key: string, scale: number): number | null => {
    const value = fields.number(key)
    return value === undefined ? null : value / scale
  }
  return {
    mismatchFraction: scaled('PMismMPP', 100),
    fixedVoltageMismatchFraction: scaled('PMismUFixe', 100),
    stringMismatchFraction: scaled('PMismString', 100),
    lightInducedFraction: scaled('LIDLoss', 100),
    lightSoakingFraction: scaled('LightSoaking', 100),
    dcResistanceOhm: scaled('RSCablageCh', 1000),
    dcWireFraction: scaled('RSCablagePC', 100),
    seriesDiodeV: scaled('VDiodeSerie', 1),
    acWireLengthM: scaled('ACWireLength', 1),
    moduleQualityFraction: null,
  }
}

function iamOf(iam: PvsystObject | undefined, notes: FileNotes): PvsystIam | null {
  if (!iam) return null
  const profile = iam.children.find(({ type }) => /^TCubicProfile$/i.test(type))
  if (profile) notes.readAll(profile)
  return {
    mode: notes.fields(iam).text('IAMMode') ?? null,
    points: profilePoints(profile).map(([angleDeg, modifier]) => ({ angleDeg, modifier })),
  }
}
