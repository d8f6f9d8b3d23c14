import { causeLabel, issueStateLabel, severityLabel } from '@duet/monitoring/texts'
import type { Content } from 'pdfmake/interfaces.js'
import { note, reportTable, section } from '../../../pdf/reportTables.ts'
import { zoneTime } from '../zoneTime.ts'
import type { PlantParts } from './energySection.ts'

/** Issues of the period that are neither resolved nor ignored. */
export function issueSection({ report, text }: PlantParts): Content[] {
  const { issues, total, kwh, money, currency } = report.issues
  if (total === 0) return [section('Open issues', note('No issue of this period is open.'))]
  const energy = text.energies([...issues.map((issue) => issue.kwh), kwh])
  const worth = (value: number | null | undefined): string[] =>
    currency == null ? [] : [text.number(value, 2)]
  const rest = total > issues.length ? `, of which the ${issues.length} largest are listed` : ''
  return [
    section(
      'Open issues',
      reportTable(
        [
          { title: 'Component', width: '*' },
          { title: 'Cause' },
          { title: 'First seen' },
          { title: `Energy (${energy.unit})`, align: 'right' },
          ...(currency == null ? [] : [{ title: `Worth (${currency})`, align: 'right' } as const]),
          { title: 'Severity' },
          { title: 'State' },
        ],
        [
          ...issues.map((issue) => [
            issue.node_name,
            causeLabel(issue.event_type),
            zoneTime(new Date(issue.first_at), report.timeZone),
            energy.of(issue.kwh),
            ...worth(issue.money),
            severityLabel(issue.severity),
            issueStateLabel(issue.state),
          ]),
          [`All ${text.number(total)}`, '', '', energy.of(kwh), ...worth(money), '', ''],
        ],
        { isSmall: true, isBold: (row) => row === issues.length },
      ),
      note(
        `${text.number(total)} open ${total === 1 ? 'issue' : 'issues'} with an event in the period${rest}. Energy and worth are those of the whole issue since it was first seen.`,
      ),
    ),
  ]
}
