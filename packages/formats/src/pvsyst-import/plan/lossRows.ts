import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import { albedoByMonth, rearMismatchOfGain } from './blockPart.ts'
import { hasEndlessRows } from './endlessRows.ts'
import type { PlanContext } from './importPlan.ts'
import { mismatchFraction } from './mismatch.ts'
import { moduleQualityFraction, QUALITY_NOTES } from './moduleQuality.ts'
import { percentText, valueText } from './valueText.ts'

/** Losses of the whole variant. */
export function writeCommonLosses(context: PlanContext): void {
  writeSoiling(context)
  writeAlbedo(context)
  writeRear(context)
  const { book, variant } = context
  const { transposition, model } = variant.content.common
  if (transposition === 'circumsolar with diffuse') {
    book.write('Losses', 'not_taken', {
      item: 'Circumsolar light',
      given: 'with the diffuse light',
      note: 'Circumsolar light is beam here: near shading and reflection differ a little.',
    })
  }
  if (model === 'Hay') {
    book.write('Losses', 'not_taken', { item: 'Sky model', given: 'Hay', note: 'Runs use Perez.' })
  }
}

function writeSoiling({ book, variant }: PlanContext): void {
  const { soilingFraction, soilingUnitIsInferred } = variant.content.common
  if (soilingFraction === null) return
  const isInferred = soilingUnitIsInferred && soilingFraction > 0
  book.write('Losses', isInferred ? 'assumed' : 'taken', {
    item: 'Soiling',
    given: percentText(soilingFraction),
    becomes: `Soiling loss ${percentText(soilingFraction)} in each month`,
    note: isInferred ? 'Taken as a fraction of 1; the unit is inferred.' : '',
  })
}

function writeAlbedo(context: PlanContext): void {
  const { book, variant, project } = context
  const albedo = albedoByMonth(context)
  book.write('Losses', albedo ? 'taken' : 'assumed', {
    item: 'Albedo',
    given: albedo ? [...new Set(albedo)].map((value) => valueText(value, '')).join(', ') : '',
    becomes: albedo ? 'Albedo by month of the blocks' : 'Albedo 0.2',
    note:
      variant.content.common.bifacial && project?.content.albedoByMonth
        ? 'Of the bifacial model, which has one of its own.'
        : '',
  })
}

function writeRear(context: PlanContext): void {
  const { book, variant } = context
  const { bifacial } = variant.content.common
  const shade = bifacial?.rearShadeFraction
  const isEndless = variant.content.orientations.some((one) => hasEndlessRows(context, one))
  const note = isEndless
    ? ''
    : 'The light on the rear is traced with the structure that is drawn, and the circuit has its unevenness.'
  if (shade != null) {
    book.write('Losses', isEndless ? 'taken' : 'not_taken', {
      item: 'Rear shading factor',
      given: percentText(shade),
      ...(isEndless && { becomes: `Rear shade of the structure ${percentText(shade)}` }),
      note,
    })
  }
  if (bifacial?.rearMismatchFraction != null) {
    book.write('Losses', isEndless ? 'taken' : 'not_taken', {
      item: 'Rear mismatch factor',
      given: `${percentText(bifacial.rearMismatchFraction)} of the rear light`,
      ...(isEndless && {
        becomes: `Rear mismatch ${percentText(rearMismatchOfGain(bifacial))} of its gain`,
      }),
      note,
    })
  }
}

/** Losses of one sub-array that its block has, and those that it has not. */
export function writeArrayLosses(context: PlanContext, subArray: PvsystSubArray): void {
  const { book } = context
  const { losses, name, panFile, iam } = subArray
  book.write('Losses', 'taken', {
    item: `${name}: mismatch`,
    given: `${percentText(losses.mismatchFraction ?? 0)} of modules, ${percentText(losses.stringMismatchFraction ?? 0)} of strings`,
    becomes: `Mismatch loss ${percentText(mismatchFraction(losses))}`,
  })
  writeQuality(context, subArray)
  book.write('Losses', iam ? 'taken' : 'assumed', {
    item: `${name}: reflection`,
    given: iam ? `${iam.mode ?? 'profile'}, ${iam.points.length} points` : '',
    becomes: 'IAM profile of the panel',
    note: iam ? '' : `As the panel${panFile === null ? '' : ` of ${panFile}`} has it.`,
  })
  const untaken = [
    [
      'voltage mismatch',
      losses.fixedVoltageMismatchFraction,
      percentText,
      'Strings are held at the voltage of their inverter.',
    ],
    ['light soaking', losses.lightSoakingFraction, percentText, 'Set it with the quality loss.'],
    [
      'series diode',
      losses.seriesDiodeV,
      (value: number) => valueText(value, 'V'),
      'There are no diodes in the strings.',
    ],
  ] as const
  for (const [item, value, text, note] of untaken) {
    if (value !== null && value !== 0) {
      book.write('Losses', 'not_taken', { item: `${name}: ${item}`, given: text(value), note })
    }
  }
}

function writeQuality(context: PlanContext, { name, losses, panFile }: PvsystSubArray): void {
  const quality = moduleQualityFraction(context, panFile, losses)
  const induced = losses.lightInducedFraction ?? 0
  const total = 1 - (1 - quality.fraction) * (1 - induced)
  const note = QUALITY_NOTES[quality.source](percentText(-quality.fraction))
  context.book.write('Losses', note === '' ? 'taken' : 'assumed', {
    item: `${name}: module quality and LID`,
    given: `LID ${percentText(induced)}${losses.moduleQualityFraction === null ? '' : `, quality ${percentText(losses.moduleQualityFraction)}`}`,
    becomes: `Quality and LID loss ${percentText(total)}`,
    note,
  })
}
