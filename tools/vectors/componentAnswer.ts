import { type PvsystTree, type PvsystValue, readPvsystTree } from '@duet/formats'
import type { Answer, Json } from '../reference/index.ts'

/** Values that a reference file lists as the ones an engine needs; null where the component has none. */
const NEEDED = `
  Technol NCelS NCelP NDiode GRef TRef PNom Isc Voc Imp Vmp muISC muVocSpec muPmpReq RShunt
  Rp_0 Rp_Exp RSerie Gamma muGamma D2MuTau BifacialityFactor VMaxIEC Manufacturer Model Width
  Height PNomConv PMaxOUT VOutConv VMppMin VMPPMax VAbsMax PSeuil EfficMax EfficEuro ModeOper
  PNomDC PMaxDC IMaxDC INomAC IMaxAC MonoTri NbInputs NbMPPT Night_Loss
`
  .trim()
  .split(/\s+/)

/** A PAN or OND file as the tree that it is, and the values of it that an engine needs, gathered from all its blocks. */
export function componentAnswer(bytes: Uint8Array): Answer {
  const tree = readPvsystTree(bytes)
  const values: Record<string, PvsystValue> = Object.fromEntries(NEEDED.map((key) => [key, null]))
  const curves: Record<string, Json> = {}
  gather(tree, values, curves)
  const { IAMProfile: iam, ...efficiencyCurves } = curves
  return {
    tree,
    semantic: { ...values, iam_points: iam ?? null, efficiency_curves: efficiencyCurves },
  }
}

/** Values of a block and of those in it, the outer ones first, and the points of its profiles. */
function gather(
  block: PvsystTree,
  values: Record<string, PvsystValue>,
  curves: Record<string, Json>,
): void {
  for (const [key, value] of Object.entries(block)) {
    if (!isBlock(value)) values[key] ??= value
    else if (value[key] === 'TCubicProfile') curves[key] = pointsOf(value)
    else gather(value, values, curves)
  }
}

const isBlock = (value: PvsystValue): value is PvsystTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function pointsOf(profile: PvsystTree): readonly Json[] {
  return Object.entries(profile).flatMap(([key, point]) =>
    /^Point_\d+$/.test(key) && Array.isArray(point) ? [point] : [],
  )
}
