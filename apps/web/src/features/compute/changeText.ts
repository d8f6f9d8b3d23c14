import { COMPONENT_LABELS, isComponentKind } from '@duet/plant'
import type { EarlierRun } from './useEarlierRun.ts'

type Change = EarlierRun['changes'][number]

const KINDS: Readonly<Record<string, string>> = {
  block: 'Block',
  layer: 'Layer',
  dataset: 'Meteo dataset',
}
const SHOWN = 6

/** 'Block North: num inverters, slope tilt' */
export function changeText({ kind, name, change, fields }: Change): string {
  const what = isComponentKind(kind) ? COMPONENT_LABELS[kind] : KINDS[kind]
  const title = what === undefined ? name : `${what} ${name}`
  if (change !== 'changed') return `${title}: ${change}`
  const shown = fields.slice(0, SHOWN).map((field) => field.replaceAll('_', ' '))
  const rest = fields.length > SHOWN ? ` and ${fields.length - SHOWN} more` : ''
  return `${title}: ${shown.join(', ')}${rest}`
}
