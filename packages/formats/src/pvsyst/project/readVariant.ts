import { fileHead } from '../text/fileHead.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import { findObject, findType } from '../text/findObject.ts'
import type { ParsedPvsyst, PvsystObject } from '../text/parsePvsystObject.ts'
import { hemisphereOf } from '../text/pvsystAngles.ts'
import type { PvsystVariant } from '../types.ts'
import type { PvsystSubArray } from '../variantTypes.ts'
import { commonOf } from './common.ts'
import { horizonOfObject } from './horizonPoints.ts'
import { orientationsOf } from './orientations.ts'
import { placeOf } from './readPlace.ts'
import { simulationYear } from './simulationYear.ts'
import { storedSeries } from './storedSeries.ts'
import { subArraysOf } from './subArrays.ts'

/** A file `.VC0` to `.VCZ`, `.VD0` and so on. @throws PvsystFileError */
export function readVariant(
  parsed: ParsedPvsyst,
  filename: string,
  notes: FileNotes,
): PvsystVariant {
  const { root } = parsed
  const fields = notes.fields(root)
  const site = placeOf(findObject(root, 'PVObject_SiteSimul'), notes)
  const hemisphere = hemisphereOf(site?.latitudeDeg)
  const main = findType(root, 'pvMainArray')
  const common = commonOf(root, main, notes)
  const horizon = findType(root, 'pvHorizon')
  const subArrays = subArraysOf(main, notes)
  const read = {
    kind: 'variant',
    name: fields.text('Comment') ?? filename,
    hemisphere,
    ...simulationYear(fields.text('DateDebS')),
    site,
    weatherFile: weatherFile(root, notes),
    orientations: orientationsOf(root, {
      hemisphere,
      isBacktracking: common.isBacktracking,
      notes,
    }),
    horizon: horizonOfObject(horizon, hemisphere),
    common,
    subArrays,
    declaredModules: declaredModules(subArrays),
    series: storedSeries(root),
  } as const
  // read as a whole
  if (horizon) notes.readAll(horizon)
  return { ...fileHead(parsed, filename, notes), ...read }
}

function weatherFile(root: PvsystObject, notes: FileNotes): string | null {
  const meteo = findObject(root, 'PVObject_MeteoSimul')
  if (meteo) notes.readAll(meteo)
  return notes.fields(meteo).text('NomF') ?? null
}

function declaredModules(subArrays: readonly PvsystSubArray[]): number | null {
  const counts = subArrays.map(({ modules }) => modules)
  if (counts.length === 0 || counts.includes(null)) return null
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
