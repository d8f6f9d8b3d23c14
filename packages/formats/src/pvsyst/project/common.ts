import { sceneContent } from '../scene/sceneContent.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import { findType } from '../text/findObject.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystBifacial, PvsystCommon } from '../variantTypes.ts'
import { transpositionOf } from './transposition.ts'

/** What holds for all sub-arrays of a variant. */
export function commonOf(
  root: PvsystObject,
  main: PvsystObject | undefined,
  notes: FileNotes,
): PvsystCommon {
  const fields = notes.fields(main)
  const efficiency = fields.number('UFAverEffic')
  const soilingFraction = fields.number('SoilingLoss') ?? null
  const systemType = notes.fields(findType(root, 'pvSystem')).text('SystemType') ?? null
  if (systemType !== null && !/^grid$/i.test(systemType))
    notes.remark(`The system is of the type "${systemType}"; only plants on a grid are modelled.`)
  const shading = findType(root, 'pvShading')
  return {
    uConstantWPerM2K: fields.number('UFactor') ?? null,
    uWindWsPerM3K: null,
    absorption: fields.number('Alpha') ?? null,
    averageEfficiency: efficiency === undefined ? null : efficiency / 100,
    soilingFraction,
    soilingUnitIsInferred: soilingFraction !== null,
    scene: hasObjects(shading) ? sceneContent(shading, notes) : null,
    systemType,
    transposition: transpositionOf(root, notes),
    model: skyModel(root, notes),
    acLossesReference: notes.fields(root).text('ACLossesRef') ?? null,
    isBacktracking: isBacktracking(shading, notes),
    bifacial: bifacialOf(findType(main, 'pvBiFacial'), notes),
  }
}

function hasObjects(shading: PvsystObject | undefined): shading is PvsystObject {
  const list = shading?.children.find(({ key }) => /^ListeObjets\b/i.test(key))
  return list !== undefined && list.children.length > 0
}

function skyModel(root: PvsystObject, notes: FileNotes): PvsystCommon['model'] {
  const text = notes.fields(root).text('PerezUsedInSimul')
  return text === undefined ? null : /^true$/i.test(text) ? 'Perez' : 'Hay'
}

/** `$0400` on, 0 off. */
export function isBacktracking(
  shading: PvsystObject | undefined,
  notes: FileNotes,
): boolean | null {
  const text = notes.fields(shading).text('IsBacktracking')
  return text === undefined ? null : !/^(\$?0*|false)$/i.test(text)
}

function bifacialOf(model: PvsystObject | undefined, notes: FileNotes): PvsystBifacial | null {
  if (!model) return null
  const fields = notes.fields(model)
  const inner = model.children.find(({ type }) => /^pvBiFacial/i.test(type))
  return {
    model: fields.text('BifacialModel') ?? null,
    albedo: fields.number('GroundAlbedo') ?? null,
    bifacialityFraction: fields.number('BiFacialityFactor') ?? null,
    rearShadeFraction: fields.number('RearShdFactor') ?? null,
    rearMismatchFraction: fields.number('MismatchLossFactor') ?? null,
    axisHeightM: notes.fields(inner).number('HeightGr') ?? null,
  }
}
