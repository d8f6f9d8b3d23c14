import type { Measure } from '../model/hierarchy.ts'

/** A name by which a measure is known; `null`: known, but nothing that is read. */
export interface MeasureWords {
  readonly measure: Measure | null
  readonly words: RegExp
  readonly confidence: number
  readonly reason: string
}

const known = (
  measure: Measure | null,
  words: RegExp,
  reason: string,
  confidence = 0.9,
): MeasureWords => ({ measure, words, reason, confidence })

/**
 * Tried one after the other over the words of the name of the channel, then of its whole tag: what says more comes
 * first. Words stand between single blanks, figures apart from letters.
 */
export const MEASURE_WORDS: readonly MeasureWords[] = [
  known(
    null,
    / (timestamp|date|time|index|year|month|day|hour|minute|measured on|date time) $/,
    'a time',
  ),
  known(
    null,
    / (expected|modelled|model|mod csky|clear ?sky|csky|clear|pvlib|psm 3?|forecast|budget) /,
    'modelled, not measured',
  ),
  known(
    null,
    / (mask|label|outlier|normalized|quality|flag|alarm|fault|error|status|state|comm|heartbeat) /,
    'no quantity',
  ),
  known(
    null,
    / (zenith|azimuth|elevation|aoi|equation of time|sunrise|sunset) /,
    'a place of the sun',
  ),
  known(
    null,
    / (wind|humidity|rh|rain|precip\w*|pressure|baro\w*|snow|snowfall|soiling) /,
    'weather that is not among the measures',
  ),
  known(
    null,
    / (battery|pf|power ?factor|cos ?phi|frequency|freq|thd|hz|fac) /,
    'not among the measures',
  ),
  known(
    null,
    / (rpoa|bpoa|rear|back ?side|backside|albedo|reflected|rhi|dni|dhi|gni|diffuse|direct normal) /,
    'light that is not among the measures',
  ),
  known(
    null,
    / (das|cabinet|enclosure|logger|battery|refcell|ref cell|reference cell|transformer|trafo|oil) (temp|temperature) /,
    'temperature of what is no module, inverter or air',
  ),
  known(
    'curtailment_setpoint',
    / (set ?point|ppc sp|sollwert|curtail\w*|p ?limit|power limit|active power limit|eisman) /,
    'a limit that is set',
  ),
  known(
    'tracker_angle',
    / (tracker|trk|trkr|tcu|axis|rotation|tilt) .*(angle|position|pos|deg|actual|tilt) | (angle|ang|neigung|tracker position) /,
    'an angle of a tracker',
  ),
  known(
    'poa_front',
    / (poa|plane ?of ?array|in ?plane|gti|g m ?\d*|gmod|geneigt\w*|tilted irradiance|int sol irr|exl sol irr|sol irr|irr ?i) /,
    'light on the plane of the modules',
  ),
  known(
    'ghi',
    / (ghi|global horizontal|globalstrahlung|global|g h ?\d*|horizontal irradiance|irradiance horizontal) /,
    'light on a horizontal plane',
  ),
  known('ghi', / sun 2 /, 'the second pyranometer of a station, horizontal at AlsoEnergy', 0.8),
  known(
    'poa_front',
    / sun /,
    'the first pyranometer of a station, in the plane at AlsoEnergy',
    0.75,
  ),
  known(
    'reactive_power',
    / (reactive|q ac|qac|kvars?|vars?|blindleistung|tot var|mvars?|q) /,
    'reactive power',
  ),
  known(
    'apparent_power',
    / (apparent|s ac|sac|kva|mva|scheinleistung|tot va|va) /,
    'apparent power',
  ),
  known(
    'energy',
    / (energy|kwh|mwh|wh|kwhdel|kwhrec|etotal|e total|e tot|tot wh|yield|ertrag|eac|e ac|e z evu|e int|zählerstand|wh out|tot wh out|delivered) /,
    'a counter of energy',
  ),
  known(
    null,
    / (ac|phase|line|l \d|grid) (current|amps?|voltage|volts?) | (iac|uac|vac|i ac|u ac|v ac|van|vbn|vcn|vab|vbc|vca|ia|ib|ic) /,
    'current or voltage of the AC side, not among the measures',
  ),
  known(
    'dc_current',
    / (idc|i dc|ipv|dc current|dc amps?|input current|string current|zone ?amps|dc (pos|neg) current|i str\w*|dc ms amp|strom) /,
    'current of the DC side',
  ),
  known(
    'dc_voltage',
    / (udc|u dc|vdc|v dc|vpv|upv|dc voltage|dc volts?|input voltage|string voltage|dc (pos|neg) voltage|dc ms vol|dc link voltage|bus voltage) /,
    'voltage of the DC side',
  ),
  known(
    'dc_power',
    / (pdc|p dc|ppv|dc power|power dc|dc input power|input power|dc kw|kwdc|dc ms watt|dc watts?) /,
    'power of the DC side',
  ),
  known(
    'active_power',
    / (pac|p ac|ac power|active power|real power|power ac|kwac|kw ac|ac kw|ac watts?|wirkleistung|tot w|generated|grid ms tot w|output power|total active power) /,
    'active power',
  ),
  known(
    'temp',
    / (temp\w*|tmp\w*|t u ?\d*|t m ?\d*|tamb|tmod|ta|tm|tair|tcell|ambient|bom|heat ?sink) /,
    'a temperature',
  ),
  known('apparent_power', / s /, 'perhaps apparent power', 0.5),
  known('energy', / e /, 'perhaps a counter of energy', 0.5),
  known('dc_current', / (current|amps?|ampere|i) /, 'a current', 0.6),
  known('dc_voltage', / (voltage|volts?|vol|spannung) /, 'a voltage', 0.6),
  known(
    'poa_front',
    / (pyranometer|irradiance|irradiation|irrad|irr|solar radiation|radiation|strahlung|einstrahlung) /,
    'light; of which plane is not said',
    0.45,
  ),
  known(
    'active_power',
    / (power|kw|mw|w|watts?|leistung|p) /,
    'power; of which kind is not said',
    0.6,
  ),
]
