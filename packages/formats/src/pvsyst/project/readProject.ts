import { fileHead } from '../text/fileHead.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import { findType } from '../text/findObject.ts'
import type { ParsedPvsyst } from '../text/parsePvsystObject.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'
import type { PvsystProject } from '../types.ts'
import { months, placeOf } from './readPlace.ts'
import { transpositionOf } from './transposition.ts'

/** A file `.PRJ`. @throws PvsystFileError */
export function readProject(
  parsed: ParsedPvsyst,
  filename: string,
  notes: FileNotes,
): PvsystProject {
  const { root } = parsed
  const fields = notes.fields(root)
  const read = {
    kind: 'project',
    name: fields.text('Comment') ?? filename.replace(/\.[^.]*$/, ''),
    weatherFile: fields.text('MeteoFileName') ?? null,
    site: placeOf(findType(root, 'pvSite'), notes),
    albedoByMonth: albedoByMonth(fields, notes),
    designTemperaturesC: {
      voltageLimit: fields.number('DesignTempMin') ?? null,
      operatingNominal: fields.number('TempOper') ?? null,
      operatingWinter: fields.number('TempOperMin') ?? null,
      operatingSummer: fields.number('TempOperMax') ?? null,
    },
    transposition: transpositionOf(root, notes),
    acLossesReference: fields.text('ACLossesRef') ?? null,
  } as const
  return { ...fileHead(parsed, filename, notes), ...read }
}

function albedoByMonth(fields: PvsystFields, notes: FileNotes): readonly number[] | null {
  const [first, second] = fields.list('Albedo')
  if (first !== undefined && second === undefined) return Array.from({ length: 12 }, () => first)
  return months(fields, 'Albedo', notes)
}
