import { type Component, MEASURE_UNITS, type Measure } from '../model/hierarchy.ts'
import { type DeviceWords, deviceWords } from './deviceWords.ts'
import { MEASURE_WORDS, type MeasureWords } from './measureWords.ts'
import { COMPONENT_MEASURES } from './placement.ts'
import { type ReadingUnit, readingUnit, unitInTag } from './readingUnits.ts'
import { plainText, tagWords } from './tagWords.ts'

/** A tag, and what a file says of it beside its name: device, unit. */
export interface TagHeader {
  readonly tag: string
  readonly header: readonly string[]
}

/** What a tag seems to be. `component` is null where it is not to be read. */
export interface TagGuess {
  readonly sensor_tag: string
  readonly component: Component | null
  readonly component_measure: Measure | null
  /** Numbers or letters by which the tag counts: blocks, inverters, other devices. */
  readonly block: string | null
  readonly inverter: string | null
  readonly part: string | null
  /** As it was found; null: taken for that of the measure. */
  readonly unit: string | null
  readonly scale: number
  readonly offset: number
  readonly sign: 1 | -1
  /** 0 to 1. */
  readonly confidence: number
  readonly reason: string
}

/** Guesses node by node from names in the styles of AlsoEnergy, Locus, SMA, meteocontrol and SCADA paths. */
export function guessNode({ tag, header }: TagHeader): TagGuess {
  const text = [...header, tag].join(' | ')
  const unit = header.map(readingUnit).find((found) => found !== undefined) ?? unitInTag(tag)
  if (unit?.base === 'other')
    return notRead(tag, `read in ${unit.name || 'a unit'} that no measure has`)
  const whole = tagWords(text)
  const found = measureIn(channelOf(tag), whole, unit)
  if (!found) return notRead(tag, 'nothing in the name says what it is')
  if (found.measure === null) return notRead(tag, found.reason, found.confidence)
  const device = deviceWords(whole)
  const placed = placeOf(found.measure, device, whole)
  if (!COMPONENT_MEASURES[placed.component].includes(found.measure)) {
    return notRead(tag, `${found.reason}, which a ${placed.component} does not measure`, 0.5)
  }
  const read = unit ?? unitOfName(found.measure, whole)
  const { component } = placed
  const hasInverter = component !== 'met' && component !== 'meter'
  return {
    sensor_tag: tag,
    component,
    component_measure: found.measure,
    block: device.block,
    inverter: hasInverter ? device.inverter : null,
    part: device.part,
    ...inUnit(read),
    sign: 1,
    confidence: round(found.confidence * placed.confidence * (read ? 1 : 0.8)),
    reason: [
      found.reason,
      placed.reason,
      read ? `in ${read.name}` : `no unit: taken for ${MEASURE_UNITS[found.measure]}`,
    ].join('; '),
  }
}

const inUnit = (read: ReadingUnit | undefined): Pick<TagGuess, 'unit' | 'scale' | 'offset'> =>
  read
    ? { unit: read.name, scale: read.scale, offset: read.offset }
    : { unit: null, scale: 1, offset: 0 }

const round = (value: number): number => Math.round(value * 100) / 100

const notRead = (sensor_tag: string, reason: string, confidence = 0.3): TagGuess => ({
  sensor_tag,
  component: null,
  component_measure: null,
  block: null,
  inverter: null,
  part: null,
  unit: null,
  scale: 1,
  offset: 0,
  sign: 1,
  confidence,
  reason,
})

/** What follows the name of the device: behind the last colon, comma or dash. */
function channelOf(tag: string): string {
  const plain = plainText(tag).replace(/,\s*(avg|mean|min|max|sum)\b.*$/i, '')
  const parts = plain
    .split(/, |: | - /)
    .filter((part) => readingUnit(part) === undefined || part.length > 2)
  return tagWords(parts.at(-1) ?? plain)
}

const SURE = 0.7

/** The channel decides where it is clear; else the whole tag. A unit rules out what is not measured in it. */
function measureIn(
  channel: string,
  whole: string,
  unit: ReadingUnit | undefined,
): MeasureWords | undefined {
  const fits = ({ measure }: MeasureWords): boolean =>
    measure === null || unit === undefined || MEASURE_UNITS[measure] === unit.base
  const match = (text: string): MeasureWords | undefined =>
    MEASURE_WORDS.find((one) => fits(one) && one.words.test(text))
  const [near, far] = [match(channel), match(whole)]
  if (near && near.confidence >= SURE) return near
  // What is no measure must be said by the channel itself, unless nothing else is
  const found = far && (far.measure !== null || !near) ? far : near
  return found ?? byUnit(unit)
}

const BY_UNIT: readonly (readonly [Measure, number])[] = [
  ['active_power', 0.4],
  ['apparent_power', 0.6],
  ['reactive_power', 0.6],
  ['energy', 0.6],
  ['dc_current', 0.4],
  ['dc_voltage', 0.4],
  ['temp', 0.6],
  ['poa_front', 0.3],
]

function byUnit(unit: ReadingUnit | undefined): MeasureWords | undefined {
  const [measure, confidence] = BY_UNIT.find(([one]) => MEASURE_UNITS[one] === unit?.base) ?? []
  if (measure === undefined || confidence === undefined) return undefined
  return { measure, words: /^$/, confidence, reason: `by its unit ${unit?.name} alone` }
}

interface Place {
  readonly component: Component
  readonly confidence: number
  readonly reason: string
}

const place = (component: Component, confidence: number, reason: string): Place => ({
  component,
  confidence,
  reason,
})

const MODULE = / (mod\w*|mdul|bom|back|cell|panel|tmod|tm|t m ?\d*) /
const AMBIENT = / (amb\w*|air|tamb|ta|outdoor|aussen\w*|t u ?\d*|dry bulb) /
/** The air at AlsoEnergy. */
const AMBIENT_F = /(?<! (?:mod\w*|cell|panel|bom)) temp f /
/** AlsoEnergy names the sensors at modules Temp1, Temp2. */
const NUMBERED_TEMP = / temp \d /

/** What alone measures this, whatever the device is called. */
const PLACES: Readonly<Partial<Record<Measure, Place>>> = {
  ghi: place('met', 1, 'at a station'),
  poa_front: place('met', 1, 'at a station'),
  tracker_angle: place('block', 1, 'of a block'),
}

/** Which component the device is. */
function placeOf(measure: Measure, device: DeviceWords, text: string): Place {
  const { component, inverter } = device
  const alone = PLACES[measure]
  if (alone) return alone
  if (measure === 'curtailment_setpoint') {
    return component === 'inverter' && inverter !== null
      ? place('inverter', 1, 'for an inverter')
      : place('system', 1, 'for the plant')
  }
  if (measure === 'temp') return placeOfTemp(component, text)
  return measure.startsWith('dc_') ? placeOfDc(component) : placeOfPower(component)
}

const isDcDevice = (component: Component | null): component is 'inverter' | 'combiner' | 'mppt' =>
  component === 'inverter' || component === 'combiner' || component === 'mppt'

function placeOfDc(component: Component | null): Place {
  if (component === null || component === 'system') {
    return place('inverter', 0.6, 'of which inverter is not said')
  }
  return place(component, isDcDevice(component) ? 1 : 0.9, `of ${named(component)}`)
}

function placeOfPower(component: Component | null): Place {
  if (isDcDevice(component) || component === 'meter')
    return place(component, 1, `of ${named(component)}`)
  if (component === 'block') return place('block', 0.8, 'of a block')
  if (component === 'met') return place('met', 0.5, 'at a station')
  return component === 'system'
    ? place('meter', 1, 'of the site: its meter')
    : place('meter', 0.6, 'no device is named: the meter')
}

const named = (component: Component): string =>
  component === 'inverter' || component === 'mppt' ? `an ${component}` : `a ${component}`

function placeOfTemp(component: Component | null, text: string): Place {
  if (component === 'inverter') return place('inverter', 1, 'of an inverter')
  if (AMBIENT_F.test(text)) return place('met', 1, 'of the air')
  if (MODULE.test(text)) return place('block', 1, 'at the back of a module')
  if (AMBIENT.test(text)) return place('met', 1, 'of the air')
  if (component === 'met' && NUMBERED_TEMP.test(text)) {
    return place('block', 0.6, 'a numbered sensor of a station: at a module')
  }
  if (component === 'block') return place('block', 0.8, 'of a block')
  return place('met', component === 'met' ? 0.8 : 0.5, 'of the air, as nothing else is said')
}

/** Fahrenheit stands in the name of the channel itself at AlsoEnergy. */
const unitOfName = (measure: Measure, text: string): ReadingUnit | undefined =>
  measure === 'temp' && / temp f /.test(text) ? readingUnit('°F') : undefined
