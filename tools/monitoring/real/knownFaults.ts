import type { EventType } from '@duet/monitoring'
import type { KnownFault } from './foundShare.ts'
import { OUTAGES } from './judgement.ts'

const LESS: readonly EventType[] = ['string_outage', 'inverter_derate']

const fault = (
  what: string,
  types: readonly EventType[],
  from: string,
  to: string,
): KnownFault => ({
  what,
  types,
  fromUtcMs: Date.parse(`${from}Z`),
  toUtcMs: Date.parse(`${to}Z`),
})

/** What labels, tickets and readings say is there, by plant; times in UTC. */
export const KNOWN_FAULTS: Readonly<Record<string, readonly KnownFault[]>> = {
  'SERF East': [
    fault(
      'half the power for a whole clear day (readings)',
      LESS,
      '2016-09-29T13:00',
      '2016-09-29T23:45',
    ),
  ],
  'SERF West': [
    fault('snow until half past ten (readings)', ['snow'], '2022-01-02T15:00', '2022-01-02T17:30'),
    fault('snow all day (readings)', ['snow'], '2022-01-06T15:30', '2022-01-06T23:00'),
  ],
  'RSF II': [
    fault(
      'inverter offline (notes); snow (readings)',
      ['snow', ...OUTAGES],
      '2022-01-06T15:45',
      '2022-01-06T23:00',
    ),
  ],
  Snow: [
    fault('snow fell (snow_snowfall.csv)', ['snow'], '2022-01-07T14:30', '2022-01-07T21:00'),
    fault('snow fell (snow_snowfall.csv)', ['snow'], '2022-01-08T13:00', '2022-01-08T21:00'),
  ],
  'Inverter 2173': [
    fault('value stands (labels)', ['comm_loss'], '2011-01-03T09:15', '2011-01-04T00:00'),
    fault('value stands (labels)', ['comm_loss'], '2011-01-06T11:00', '2011-01-07T12:00'),
    fault('value stands (labels)', ['comm_loss'], '2011-01-14T09:00', '2011-01-15T06:00'),
    fault('no power (readings)', OUTAGES, '2011-01-26T08:30', '2011-01-29T17:00'),
  ],
  'Inverter 7539': ['2017-04-13T14:15', '2017-04-16T14:45', '2017-04-19T15:00'].map((from) =>
    fault(
      'a thousand times too small (readings)',
      ['sensor_fault'],
      from,
      `${from.slice(0, 10)}T19:15`,
    ),
  ),
  Bonanza: [
    fault('no power (readings)', OUTAGES, '2017-11-01T17:00', '2017-11-01T19:00'),
    fault(
      '13 cm of snow in three days (weather)',
      ['snow'],
      '2018-03-01T15:00',
      '2018-03-04T01:00',
    ),
  ],
  R23: [
    fault('plant tripped (ticket)', OUTAGES, '2018-07-21T08:45', '2018-07-21T17:15'),
    fault('an inverter failed to start (ticket)', OUTAGES, '2018-07-21T17:15', '2018-07-21T18:25'),
    fault('an inverter offline (ticket)', OUTAGES, '2018-07-25T18:20', '2018-07-25T20:40'),
    fault('plant tripped (ticket)', OUTAGES, '2018-08-02T05:05', '2018-08-02T13:28'),
  ],
  R27: [fault('hurricane, site offline (ticket)', OUTAGES, '2018-09-14T14:00', '2018-09-16T20:45')],
  R15: [
    fault(
      'half of its power for two months (readings)',
      [...LESS, 'inverter_outage'],
      '2018-11-20T15:00',
      '2019-01-25T23:00',
    ),
  ],
  'System 50 as labelled': [
    fault(
      'clock an hour late in summer (notes)',
      ['sensor_fault'],
      '2011-04-15T07:00',
      '2011-11-06T08:00',
    ),
  ],
  'Capacity test': [
    fault(
      'light sensor stands (readings)',
      ['sensor_fault'],
      '1990-10-11T22:05',
      '1990-10-11T23:15',
    ),
  ],
}
