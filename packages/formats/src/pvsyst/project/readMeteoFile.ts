import { fileHead } from '../text/fileHead.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import { findType } from '../text/findObject.ts'
import type { ParsedPvsyst } from '../text/parsePvsystObject.ts'
import type { PvsystMeteo } from '../types.ts'
import { placeOf } from './readPlace.ts'
import { simulationYear } from './simulationYear.ts'
import { storedSeries } from './storedSeries.ts'

/** A file `.MET` with its series as they stand; as weather it is read by `readWeather`. @throws PvsystFileError */
export function readMeteoFile(
  parsed: ParsedPvsyst,
  filename: string,
  notes: FileNotes,
): PvsystMeteo {
  const { root } = parsed
  const fields = notes.fields(root)
  const read = {
    kind: 'meteo',
    name: fields.text('SiteM') ?? fields.text('Comment') ?? filename,
    source: fields.text('SourceM') ?? null,
    weatherType: fields.text('TypeM') ?? null,
    site: placeOf(findType(root, 'pvSite'), notes),
    ...simulationYear(fields.text('DateDebF')),
    stepMin: fields.number('PasAccum') ?? 60,
    series: storedSeries(root),
  } as const
  return { ...fileHead(parsed, filename, notes), ...read }
}
