import { EVENT_TYPES, type EventType } from '../model/event.ts'
import { type Thresholds, thresholdsSchema } from '../model/hierarchy.ts'

/** What raises an event, in one or two sentences with the limits of the plant. The rules themselves: packages/monitoring/src/rules. */
const RULES: Readonly<Record<EventType, (limits: Thresholds) => string>> = {
  comm_loss: ({ comm_loss_minutes: min }) =>
    `No reading came for two intervals and ${min} minutes, or one value was repeated while the model moved by 2 %. It costs no energy: the gap is filled by the counter, else by the meter, else by peers.`,
  sensor_fault: ({ night_offset_wm2: most }) =>
    `A light sensor read more than ${most} or less than −8 W/m² at night, stood still by day, or left its own level by 3 % for four days without the power following; or the clock of the logger was 25 minutes off. It costs no energy: the expected value takes its light elsewhere.`,
  system_outage: ({ system_outage_minutes: min }) =>
    `All inverters with readings were off for ${min} minutes by day, and no set-point asked for it.`,
  curtailment: ({ limit_minutes: min }) =>
    `A set-point below 100 % limited the plant, or all inverters stood on one plateau 4 % below the model for ${min} minutes.`,
  inverter_outage: ({ inverter_outage_minutes: min }) =>
    `Its power was at most 1 % of the rated power by day, for two intervals and ${min} minutes.`,
  inverter_derate: ({ limit_minutes: min }) =>
    `It stood on a plateau below its rating and 4 % below the model for ${min} minutes, which its peers did not.`,
  clipping: () =>
    'It was held at a height 0.5 % of its rated power below the one that it had, on three such days, while two peers or more were not. What the model clips by design is not counted.',
  string_outage: () =>
    'The current of an input, against the middle one of its inverter, fell by 0.8 of a string and stayed there for three days; without readings of inputs, the inverter fell 3 % behind the middle of its block for as long.',
  tracker_stall: ({ tracker_deg: deg }) =>
    `Its rotation was more than ${deg}° from that of the model for 30 minutes while it did not move; without a sensor of the rotation, the power of the day fits tables that stand still.`,
  tracker_misaligned: () =>
    'The middle of its distance from the rotation of the model was above 4° on three days; without a sensor of the rotation, the distance that fits the power best was.',
  snow: () =>
    'The air was below 2 °C, all inverters of the block were below 80 % of what was expected and began the day with less than 30 %; it goes on until a day above 95 %.',
  shading: () =>
    'Under a clear sun it gave less than 60 % of what it gives at other hours, or less than 85 % of its peers, with the sun in the same part of the sky on five clear days before.',
  soiling: () =>
    'Measured over expected energy fell in a line by 0.04 to 1 % a day, by 2 % in all, until it recovered.',
  degradation: () =>
    'Measured over expected energy fell against the same month of the year before, by 0.3 % a year and more beyond the rate of the model, with two years of months.',
  power_factor: ({ power_factor_band: band, power_factor_minutes: min }) =>
    `The power factor of the meter was more than ${band} from its set-point for ${min} minutes, above 10 % of the rated power.`,
  model_bias: () =>
    'On thirty of the last sixty days without another event the model lay more than 2 % beside the measured energy. It costs no energy: the model or a sensor of light is to be looked at.',
}

/**
 * The rule of an event type in words; empty for a type that is not known.
 *
 * @param settings - of the version of the deployment
 */
export function ruleText(eventType: string, settings: unknown): string {
  const type = EVENT_TYPES.find((known) => known === eventType)
  return type === undefined ? '' : RULES[type](limitsOf(settings))
}

/** Of a deployment that states none, or was written before there were some, the usual ones. */
function limitsOf(settings: unknown): Thresholds {
  const stated =
    typeof settings === 'object' && settings !== null && 'thresholds' in settings
      ? settings.thresholds
      : {}
  const parsed = thresholdsSchema.safeParse(stated)
  return parsed.success ? parsed.data : thresholdsSchema.parse({})
}
