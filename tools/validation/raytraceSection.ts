import { jsonNames } from '../program.ts'
import type { CaseResult } from '../raytrace/compareScene.ts'
import {
  closingLines,
  LEGEND,
  type SceneResult,
  sceneLines,
  tableHead,
} from '../raytrace/report.ts'
import { runScenes } from '../raytrace/runScenes.ts'
import { markdownTable } from '../textTable.ts'

const MODELS = ['perez', 'isotropic', 'gendaylit'] as const

/** Scenes against ray tracing: the worst of each scene and model, then the central module sky by sky. */
export async function raytraceSection(dir: string, rays: number): Promise<readonly string[]> {
  const results = await runScenes(jsonNames(dir), { dir, rays }, () => undefined)
  return [
    `${LEGEND} ${rays} paths a rear sensor.`,
    '',
    tableHead(true),
    ...results.flatMap((result) => sceneLines(result, true)),
    '',
    skyTable(results),
    '',
    ...closingLines(results),
  ]
}

/** Deviations of the central module's means, per cent, a row a scene and sky. */
export function skyTable(results: readonly SceneResult[]): string {
  return markdownTable({
    title: 'Central module, sky by sky, per cent',
    head: ['scene, sky', ...MODELS.flatMap((model) => [`${model} front`, `${model} rear`])],
    rows: results.flatMap((result) =>
      result.kind === 'traced'
        ? skiesOf(result.cases).map((sky) => skyRow(result.name, sky, result.cases))
        : [],
    ),
  })
}

const skiesOf = (cases: readonly CaseResult[]): readonly string[] => [
  ...new Set(cases.map(({ sky }) => sky)),
]

function skyRow(scene: string, sky: string, cases: readonly CaseResult[]): readonly string[] {
  const cells = MODELS.flatMap((model) => {
    const one = cases.find((each) => each.sky === sky && each.model === model)
    return one ? [percent(one.centre.front), percent(one.centre.rear)] : ['', '']
  })
  return [`${scene}, ${sky}`, ...cells]
}

function percent(fraction: number): string {
  // No minus before a rounded 0.
  return (Number((100 * fraction).toFixed(2)) + 0).toFixed(2)
}
