import { causeLabel } from '@duet/monitoring/texts'
import { HOUR_S, sum } from '@duet/units'
import type { Content } from 'pdfmake/interfaces.js'
import { note, reportTable, section, subheading, together } from '../../../pdf/reportTables.ts'
import { zoneTime } from '../zoneTime.ts'
import type { PlantParts } from './energySection.ts'

/** From expected to measured energy by causes. */
export function lossSection({ report, text }: PlantParts): Content[] {
  const { losses, version } = report
  const { model_kwh, sensor_kwh, residual_kwh, over_kwh } = losses
  const changes = [
    ...losses.losses.map(({ event_type, kwh }) => [causeLabel(event_type), -kwh] as const),
    ['Missing, of no known cause', -residual_kwh] as const,
    ['More than expected', over_kwh] as const,
  ]
  const energy = text.energies([model_kwh, sensor_kwh, ...changes.map(([, kwh]) => kwh)])
  const { price_per_kwh: price, currency } = version
  const money = (kwh: number): string[] => (price === null ? [] : [text.number(kwh * price, 2)])
  const level = (label: string, kwh: number): string[] => [
    label,
    energy.of(kwh),
    model_kwh > 0 ? text.percent(kwh / model_kwh) : '–',
    ...money(kwh),
  ]
  const restKwh = model_kwh + sum(changes.map(([, kwh]) => kwh)) - sensor_kwh
  return [
    section(
      'Losses by cause',
      reportTable(
        [
          { title: 'Cause', width: '*' },
          { title: `Energy (${energy.unit})`, align: 'right' },
          { title: 'of expected', align: 'right' },
          ...(price === null
            ? []
            : [{ title: `Worth (${currency ?? ''})`, align: 'right' } as const]),
        ],
        [
          level('Expected', model_kwh),
          ...changes.map(([label, kwh]) => level(label, kwh)),
          level('Measured', sensor_kwh),
        ],
        { isBold: (row) => row === 0 || row === changes.length + 1 },
      ),
      note(
        `A loss is negative. Causes, what is of no known cause and what was more than expected add up to measured less expected; what is left of the account: ${text.number(Math.abs(restKwh), 3)} kWh.${price === null ? '' : ` Worth at ${text.number(price, 4)} ${currency ?? ''}/kWh.`}`,
      ),
    ),
  ]
}

/** Availability as the usual contract counts it, and the events that count. */
export function availabilitySection(parts: PlantParts): Content[] {
  const { report, text } = parts
  const { contract } = report
  const available = contract.actual_kwh + contract.excused_kwh
  const counted = contract.reasons.filter(
    ({ kwh, down_h, counted_as }) => counted_as === 'unavailable' || kwh > 0 || (down_h ?? 0) > 0,
  )
  const energy = text.energies(counted.map(({ kwh }) => kwh))
  return [
    section(
      'Availability',
      note(
        `By energy, as the contract counts: (E + E_excused) / (E + E_excused + E_lost) = ${text.result(available, 'kWh')} / ${text.result(available + contract.lost_kwh, 'kWh')} = ${text.result(contract.energy_availability, '')}. By time (technical): ${text.result(contract.time_availability, '')}. Outages count as unavailable, other causes are excluded.`,
      ),
      reportTable(
        [
          { title: 'Cause', width: '*' },
          { title: 'Counts as' },
          { title: 'Inverters standing', align: 'right' },
          { title: `Energy (${energy.unit})`, align: 'right' },
        ],
        counted.map(({ event_type, counted_as, down_h, kwh }) => [
          causeLabel(event_type),
          counted_as,
          text.result(down_h, 'h'),
          energy.of(kwh),
        ]),
      ),
    ),
    ...countedEvents(parts),
  ]
}

function countedEvents({ report, text }: PlantParts): Content[] {
  const { events, total } = report.counted
  if (events.length === 0) return [note('No event counts against the plant.')]
  const energy = text.energies(events.map(({ allocated_delta }) => allocated_delta))
  return [
    together(
      subheading(
        total > events.length
          ? `The ${events.length} largest of ${text.number(total)} events that count`
          : 'Events that count',
      ),
      reportTable(
        [
          { title: 'Component', width: '*' },
          { title: 'Cause' },
          { title: 'From' },
          { title: 'Lasted', align: 'right' },
          { title: `Energy (${energy.unit})`, align: 'right' },
        ],
        events.map((event) => [
          event.node_name,
          causeLabel(event.event_type),
          zoneTime(new Date(event.timestamp), report.timeZone),
          `${text.number(event.duration_s / HOUR_S, 2)} h`,
          energy.of(event.allocated_delta),
        ]),
        { isSmall: true },
      ),
    ),
  ]
}
