import { type Judgement, OUTAGES, on, right, unclear, wrong } from './judgement.ts'
import { LOW_SUN, NO_NIGHT } from './reasons.ts'

const WRONG_CLOCK =
  'the clock is an hour off in summer: read in civil time the same days raise next to nothing'

/** Days of Bonanza under `snow` without snowfall. */
const NO_SNOWFALL = [
  '2017-11-11',
  '2017-11-13',
  '2017-11-15',
  '2017-11-21',
  '2017-11-30',
  '2017-12-01',
  '2018-01-08',
  '2018-03-21',
  '2018-04-02',
  '2018-04-03',
  '2018-04-04',
  '2018-04-29',
  '2018-04-30',
  '2018-05-01',
]

/** Of plants with many months of readings, by plant. */
export const JUDGEMENTS_OF_YEARS: Readonly<Record<string, readonly Judgement[]>> = {
  Bonanza: [
    right(OUTAGES, 'no power for two hours between good ones', on('2017-11-01')),
    right(OUTAGES, 'no power for two hours, then no reading', on('2018-07-15')),
    wrong(
      OUTAGES,
      'an hour or two at an end of a day: a low sun, clouds that the service does not see',
    ),
    ...NO_SNOWFALL.map((date) =>
      wrong(['snow'], 'none fell that day and the three before: clouds on a cold day', on(date)),
    ),
    right(['snow'], 'it fell that day or in the three before (SnowfallCentimeters)'),
    wrong(
      ['tracker_stall'],
      'twelve of the days looked at: shade of a neighbour in the morning, or clouds that the service does not see',
    ),
    wrong(['curtailment'], 'clouds that the service does not see'),
    unclear(['soiling'], 'smoke of a summer of fires, or dirt: mornings and evenings lose most'),
    right(['comm_loss'], 'no readings'),
  ],
  R15: [
    wrong(['comm_loss'], NO_NIGHT),
    unclear(
      ['soiling'],
      'power falls to half in four weeks and stays: no dirt does, capacity was taken out for a cause that is not known',
    ),
    wrong(
      ['curtailment'],
      'two hours about noon of a clear day are always alike; the plant is at half its power all day',
    ),
  ],
  R10: [
    wrong(['comm_loss'], NO_NIGHT),
    wrong(
      ['curtailment'],
      'a clear day at 36 to 45 °C: power of trackers is flat, 7 % below the model',
    ),
    unclear(
      OUTAGES,
      'frost or snow on a morning about 0 °C: power comes back with the day',
      on('2019-02-21'),
    ),
  ],
  'System 50 as labelled': [
    wrong(OUTAGES, WRONG_CLOCK, on('2011-03-13', '2011-11-06')),
    wrong(OUTAGES, WRONG_CLOCK, on('2012-03-11', '2012-11-04')),
    wrong(OUTAGES, WRONG_CLOCK, on('2013-03-10', '2013-11-03')),
    wrong(OUTAGES, LOW_SUN),
    wrong(['soiling'], WRONG_CLOCK),
    wrong(['comm_loss'], 'readings end with the light', { isByDay: false }),
    right(['comm_loss'], 'no readings'),
  ],
  'System 50 in civil time': [
    wrong(OUTAGES, LOW_SUN),
    wrong(['soiling'], 'five days about one that is clouded: power is whole again and again'),
    wrong(['comm_loss'], 'readings end with the light', { isByDay: false }),
    right(['comm_loss'], 'no readings'),
  ],
}
