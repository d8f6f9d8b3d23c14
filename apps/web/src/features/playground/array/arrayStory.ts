import {
  formatCount,
  formatDegrees,
  formatFixed,
  formatPercent,
  formatUnit,
} from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import type { ArraySetting } from './arrayFields.ts'
import { isFine, type LitArray } from './arrayTracer.ts'

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

/** Power that the rear adds, of that of the front alone. */
const rearGain = ({ light: { power } }: LitArray): number =>
  share(power.fullW - power.frontOnlyW, power.frontOnlyW)

const mismatch = ({ light: { power } }: LitArray): number =>
  share(power.evenW - power.fullW, power.evenW)

export function arrayFigures(lit: LitArray): readonly KpiFigure[] {
  const { light, rays } = lit
  const traced = {
    formula: 'Mean over the cells, behind the glass, traced in three dimensions',
    note: `Standard error after ${formatCount(rays)} paths from each strip of a face.`,
  }
  const face = (key: string, label: string, value: number, errorWm2: number): KpiFigure => ({
    key,
    label,
    value: formatFixed(value, 1),
    unit: 'W/m²',
    parts: [{ label: 'Noise', value: noiseText(errorWm2) }],
    ...traced,
  })
  return [
    face('front', 'Front', light.meanFrontWm2, light.frontErrorWm2),
    face('rear', 'Rear', light.meanRearWm2, light.rearErrorWm2),
    {
      key: 'gain',
      label: 'Gain by the rear',
      value: formatFixed(100 * rearGain(lit), 2),
      unit: '%',
      formula: 'Power with the rear over power with a dark rear, less one',
    },
    {
      key: 'power',
      label: 'Power of a module',
      value: formatFixed(light.power.fullW, 1),
      unit: 'W',
      formula: 'Strings of the table at one voltage, over their modules',
      parts: light.power.tierW.map((powerW, tier) => ({
        label: `Module ${tier + 1} from the far side`,
        value: formatUnit(powerW, 'W'),
      })),
    },
    {
      key: 'mismatch',
      label: 'Lost to uneven light',
      value: formatFixed(100 * mismatch(lit), 2),
      unit: '%',
      formula: 'Of the power in even light of the same mean',
      parts: [
        {
          label: 'Shade of the sun',
          value: formatPercent(share(light.power.evenW - light.power.shadeW, light.power.evenW)),
        },
        {
          label: 'Rest of the front',
          value: formatPercent(share(light.power.shadeW - light.power.frontW, light.power.evenW)),
        },
        {
          label: 'Rear',
          value: formatPercent(share(light.power.frontW - light.power.fullW, light.power.evenW)),
        },
      ],
    },
  ]
}

/** How fine the picture is, and what it is of. */
export function tracedText(lit: LitArray): string {
  const { rays, light } = lit
  const more = isFine(rays) ? '' : ', more are on their way'
  return `${formatCount(rays)} paths from each strip of a face${more}; noise of the front ${noiseText(light.frontErrorWm2)}, of the rear ${noiseText(light.rearErrorWm2)}. Eleven long rows of the module of a new project; still air.`
}

/** What is left of chance. */
function noiseText(errorWm2: number): string {
  return Number.isNaN(errorWm2) ? 'not known yet' : `± ${formatUnit(errorWm2, 'W/m²', 2)}`
}

/** What happens here, in sentences with the numbers of it. */
export function arrayStory(setting: ArraySetting, lit: LitArray): readonly string[] {
  if (lit.sun.sunUpDeg <= 0) return ['The sun is down. Choose another hour to see light.']
  return [...rearStory(setting, lit), ...shadeStory(setting, lit), ...mismatchStory(lit)]
}

function rearStory({ bifaciality, albedo }: ArraySetting, lit: LitArray): readonly string[] {
  const { light } = lit
  const ofFront = share(light.meanRearWm2, light.meanFrontWm2)
  const rear = `The rear has ${formatPercent(ofFront)} of the light of the front, and uses ${formatUnit(bifaciality, '%')} of it: ${formatPercent(rearGain(lit))} more power.`
  const dark = light.ground.filter(({ lightWm2 }) => lightWm2 < 0.5 * brightest(lit)).length
  const shaded = share(dark, light.ground.length)
  return [
    shaded > 0
      ? `${rear} ${formatPercent(shaded, 2)} of the ground lies in shadow; what the sun reaches sends back ${formatPercent(albedo)}.`
      : `${rear} No part of the ground lies in a deep shadow.`,
  ]
}

const brightest = ({ light: { ground } }: LitArray): number =>
  Math.max(...ground.map(({ lightWm2 }) => lightWm2))

/** Loss from which on shade is spoken of. */
const SHADE_SHARE = 0.005

function shadeStory({ mount, control }: ArraySetting, lit: LitArray): readonly string[] {
  const { sun, light } = lit
  const shade = share(light.power.evenW - light.power.shadeW, light.power.evenW)
  if (shade > SHADE_SHARE) {
    const hint =
      mount === 'tracker' && control === 'facing'
        ? 'Trackers that turn back avoid it.'
        : 'A wider pitch or a flatter table avoids it.'
    return [
      `The row in front shades this one. Its shadow stops whole rows of cells, so that ${formatPercent(shade)} of the power goes beyond the light that is missing. ${hint}`,
    ]
  }
  if (mount === 'fixed' || control === 'hand') return []
  const turnedBackDeg = Math.abs(sun.facingSunDeg - sun.rotationDeg)
  return [
    turnedBackDeg > 1
      ? `To face the sun the trackers would stand at ${formatDegrees(sun.facingSunDeg)}. They turn back to ${formatDegrees(sun.rotationDeg)}, so far that no row shades the next.`
      : `The trackers face the sun at ${formatDegrees(sun.rotationDeg)}, and no row shades the next.`,
  ]
}

function mismatchStory(lit: LitArray): readonly string[] {
  const { rearWm2 } = lit.light
  const [least, most] = [Math.min(...rearWm2), Math.max(...rearWm2)]
  if (!(most > 0)) return []
  const rear = share(lit.light.power.frontW - lit.light.power.fullW, lit.light.power.evenW)
  return [
    `Across the table the rear goes from ${formatUnit(least, 'W/m²', 3)} to ${formatUnit(most, 'W/m²', 3)}: edges see more ground and sky than the middle and what lies behind the tube. It costs ${formatPercent(rear, 2)} of the power.`,
  ]
}
