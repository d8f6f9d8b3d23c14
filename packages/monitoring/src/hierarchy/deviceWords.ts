import type { Component } from '../model/hierarchy.ts'

/** What a tag says of the device: the component and how it is counted. */
export interface DeviceWords {
  readonly component: Component | null
  readonly block: string | null
  readonly inverter: string | null
  readonly part: string | null
}

const NUMBER = '(\\d+(?: \\d+)?[a-d]?|\\d*[a-d])(?= )'
const counted = (names: string): RegExp => new RegExp(` (?:${names}) (?:no |nr |# )?${NUMBER}`)

const BLOCK = counted('blk|block|pad|array|field|section|area|feld|zone block|b|ps|power station')
const INVERTER = counted('inverters?|inveter|inv|i|wr|wechselrichter|ne|pcs|pvs')
const COMBINER = counted(
  'cb|comb|combiner|combiner box|sb|stringbox|string box|gak|dccb|scb|smb|zone|zone ?amps|c',
)
const ZONE_AMPS = counted('zone amps')
const MPPT = counted('mppt|mpp|pv|dc input|input|tracker input|mpp tracker|string|str')
const METER = counted('meter|mtr|rgm pcc|pcc|rgm|zähler|em')
const STATION = counted('weather station|ws|met|station|wst|mast|meteo|mm|wetterstation')
const TRACKER = counted('tracker|trk|trkr|tcu|row')

/** Words that name an inverter without a number, makers' models among them. */
const INVERTERS =
  / (inverters?|inveter|inv|wr|wechselrichter|pcs|sma sc|sunny (?:boy|tripower|central|highpower)|stp|sc \d{3,4}|sungrow|sg \d+|huawei|fronius|pvs \d+) /
const COMBINERS = / (c \d+|cb|combiner|stringbox|string box|gak|dccb|scb|smb|zone ?amps) /
const MPPTS = / (mppt|mpp|pv \d+ (?:input|current|voltage)|string \d+) /
const METERS =
  / (meter|mtr|rgm|pcc|sel|elkor|acuvim|ion|poi|grid(?! ms)|evu|zähler|interconnection|substation|utility|metering) /
const SITES = / (site|plant|facility|anlage|park|ppc|total) /
const STATIONS =
  / (weather|met|meteo|station|pyranometer|pyran|cmp \d*|kipp|hukse\w*|lufft|pvel|sensor ?box|ws|sr 30|kz|dry bulb|deck) /

/** What the words of a whole tag with its header say of the device. */
export function deviceWords(text: string): DeviceWords {
  const block = numberIn(text, BLOCK)
  const inverter = numberIn(text, INVERTER)
  return dcDevice(text, block, inverter) ?? acDevice(text, block, inverter) ?? site(text, block)
}

function dcDevice(text: string, block: string | null, inverter: string | null) {
  if (COMBINERS.test(text)) {
    const part = numberIn(text, ZONE_AMPS) ?? numberIn(text, COMBINER)
    return { component: 'combiner', block, inverter: inverter ?? zoneOf(text), part } as const
  }
  const part = MPPTS.test(text) ? numberIn(text, MPPT) : null
  if (part === null || (inverter === null && !INVERTERS.test(text))) return undefined
  return { component: 'mppt', block, inverter, part } as const
}

function acDevice(text: string, block: string | null, inverter: string | null) {
  if (METERS.test(text) && inverter === null) {
    return { component: 'meter', block, inverter, part: numberIn(text, METER) } as const
  }
  if (inverter === null && !INVERTERS.test(text)) return undefined
  return { component: 'inverter', block, inverter, part: null } as const
}

function site(text: string, block: string | null): DeviceWords {
  const station = numberIn(text, STATION)
  if (station !== null || STATIONS.test(text)) {
    return { component: 'met', block, inverter: null, part: station }
  }
  const tracker = numberIn(text, TRACKER)
  if (block !== null || tracker !== null) {
    return { component: 'block', block, inverter: null, part: tracker }
  }
  const component = SITES.test(text) ? 'system' : null
  return { component, block, inverter: null, part: null }
}

/** SMA names the half of a central inverter: Zones 1A. */
const zoneOf = (text: string): string | null => / zones (\d+[a-d]?) /.exec(text)?.[1] ?? null

/** `1`, `1.2` (written apart by then), `1a`; without the zeros in front. */
function numberIn(text: string, names: RegExp): string | null {
  const found = names.exec(text)?.[1]
  return found === undefined ? null : found.replace(/^0+(?=\d)/, '').replace(' ', '.')
}
