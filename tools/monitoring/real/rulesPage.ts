import { markdownTable } from '../../textTable.ts'
import { assumptionsTable, knownTable, plantsTable, rowsTable } from './rulesTables.ts'
import type { RuledPlant } from './runRules.ts'

const HEAD = `# Rules on measured data

What the [rules](evaluation.md) make of readings of real plants that others have published. This page is made by \`npm run monitor:data\` and is not edited
by hand; the files are not part of the project. What the [filters](quality.md) find in the same files stands there.

Each plant is a small model: place, tilt and size as far as they are known, one block of endless rows without rear light, the modules of the sample plant. Its expected
energy is the engine's, in the light of a station or a satellite, or in the light behind the sensor in its plane. Where the file has neither, a clear
sky stands for the light: on all days, or on those alone whose power has the shape of a clear day (\`clear days\`). Readings, expected energy and hierarchy then go through
the same functions as in \`duet monitor\`.

Nobody wrote down what was wrong with most of these plants. The judgement of a row says what the readings of its days show to one who looks at them: right, wrong, or unclear.
A row that nobody has looked at is not judged. Wrong rows a month are of all types, those without energy too.`

const ASSUMED = `A size that is fitted makes the plant reach its model on its best days: a loss that is there on all days is not seen then. Measured/expected is the middle of
the days; for plants of known size it says how near the model is. \`late\` is by how much the power of clear days lies behind the model, in minutes, and from when another clock holds; where
the light is that of the plane's sensor, behind that sensor.`

/** The page of the guide. */
export function rulesPage(plants: readonly RuledPlant[]): string {
  return [
    HEAD,
    '## Plants',
    withoutTitle(plantsTable(plants)),
    ASSUMED,
    '## What is there, and is it found?',
    'Labels of the files, tickets, and what was found by eye.',
    withoutTitle(knownTable(plants)),
    '## What was raised',
    withoutTitle(rowsTable(plants)),
    '## Models',
    withoutTitle(assumptionsTable(plants)),
    '',
  ].join('\n\n')
}

const withoutTitle = (table: Parameters<typeof markdownTable>[0]): string =>
  markdownTable(table).split('\n').slice(2).join('\n')
