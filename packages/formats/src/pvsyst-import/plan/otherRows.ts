import type { PvsystVariant } from '../../pvsyst/types.ts'
import { findFile } from '../upload/findFile.ts'
import type { PlanContext } from './importPlan.ts'
import { countText, valueText } from './valueText.ts'

/** The weather file of a variant; answers its path. */
export function weatherPart({ files, variant, project, book }: PlanContext): string | null {
  const given = variant.content.weatherFile ?? project?.content.weatherFile ?? null
  const found = findFile(files, 'meteo', given, variant.path)
  if (found) {
    const becomes = 'A weather dataset of this project, which the blocks use'
    book.write('Weather', 'taken', { item: 'Weather', given: given ?? '', becomes })
    return found.path
  }
  const note =
    given === null
      ? 'The variant names no weather.'
      : 'The file is not there. Choose a weather dataset of this project, or send the file.'
  book.write('Weather', 'to_choose', { item: 'Weather', given: given ?? '', note })
  return null
}

/** What the project knows that has no place here. */
export function writeProjectRows({ project, book }: PlanContext): void {
  if (!project) {
    const note = 'Albedo and design temperatures are those of the variant, or usual ones.'
    book.write('Files', 'to_choose', { item: 'Project file', note: `It is not there. ${note}` })
    return
  }
  const { designTemperaturesC: design } = project.content
  if (design.voltageLimit !== null) {
    const given = valueText(design.voltageLimit, '°C')
    book.write('Blocks', 'taken', {
      item: 'Temperature of the voltage limit',
      given,
      becomes: `Coldest design temperature ${given}`,
    })
  }
  const others = [
    ['winter', design.operatingWinter],
    ['nominal', design.operatingNominal],
    ['summer', design.operatingSummer],
  ] as const
  const given = others.flatMap(([name, value]) =>
    value === null ? [] : [`${name} ${valueText(value, '°C')}`],
  )
  if (given.length > 0) {
    book.write('Blocks', 'not_taken', {
      item: 'Operating temperatures of sizing',
      given: given.join(', '),
      note: 'Strings are sized by the coldest and the hottest cell.',
    })
  }
}

/** Results that the variant holds. */
export function writeResultRows({ variant, book }: PlanContext): void {
  const { hourly, monthly } = storedCounts(variant.content)
  if (hourly + monthly === 0) {
    book.write('Results', 'not_taken', {
      item: 'Results of PVsyst',
      note: 'The variant was saved without results.',
    })
    return
  }
  const given = `${countText(hourly, 'hourly series', 'hourly series')}, ${countText(monthly, 'of months', 'of months')}`
  book.write('Results', 'taken', {
    item: 'Results of PVsyst',
    given,
    becomes: 'A custom dataset, to compare runs with',
  })
}

export function storedCounts({ series }: PvsystVariant): { hourly: number; monthly: number } {
  const all = Object.values(series)
  const hourly = all.filter((one) => one.hourly !== undefined).length
  return { hourly, monthly: all.length - hourly }
}

/** Keys that are named one by one. */
const MOST_KEYS = 12

/** What the reader remarked, and what it did not read. */
export function writeFileRows({ variant, project, book }: PlanContext): void {
  for (const file of [project?.content, variant.content]) {
    if (!file) continue
    for (const note of file.remarks) book.write('Files', 'assumed', { item: file.file, note })
    if (file.notRead.length === 0) continue
    const shown = file.notRead.slice(0, MOST_KEYS).join(', ')
    const more = file.notRead.length - MOST_KEYS
    book.write('Files', 'not_taken', {
      item: file.file,
      given: more > 0 ? `${shown} and ${countText(more, 'other')}` : shown,
      note: 'Keys that are not known.',
    })
  }
}
