import { type PanelParameters, type TableParameters, tableGeometry } from '@duet/plant'
import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatNumber, formatUnit } from '../../../lib/format.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Drawing } from './Drawing.tsx'
import classes from './drawings.module.css'
import { type FrontView, frontView, type LineM, type SideView, sideView } from './tableDrawing.ts'

interface TableDrawingProps {
  readonly table: TableParameters
  readonly panel: PanelParameters
  /** Whose sizes are drawn. */
  readonly panelName: string
}

/** The table with its structure to scale, along the row and from the front. */
export function TableDrawing({ table, panel, panelName }: TableDrawingProps): ReactNode {
  const side = useMemo(() => sideView(table, panel), [table, panel])
  const front = useMemo(() => frontView(table, panel), [table, panel])
  return (
    <>
      <Panel title="Along the row" description={`With the panel ${panelName}, to scale`}>
        <SidePicture view={side} />
        <Text size="xs" c="gray.7" mt={6}>
          {sideText(table)}
        </Text>
      </Panel>
      <Panel title="One table" description="From the front, to scale">
        <FrontPicture view={front} />
        <Sizes table={table} panel={panel} />
      </Panel>
    </>
  )
}

/** Height of the side view's labels as a share of its width. */
const LABEL_SHARE = 0.035

function SidePicture({ view }: { readonly view: SideView }): ReactNode {
  const left = -view.widthM / 2 - 0.4
  const right = view.pitchM + view.widthM / 2 + 0.4
  const top = view.highestM + 0.4
  const label = LABEL_SHARE * (right - left)
  const bottom = 2.4 * label
  return (
    <Drawing
      viewBox={`${left} ${-top} ${right - left} ${top + bottom}`}
      label={`Two rows ${metres(view.pitchM)} apart; the modules are between ${metres(view.lowestM)} and ${metres(view.highestM)} above the ground`}
    >
      <Line line={{ from: [left, 0], to: [right, 0] }} className={classes['ground']} />
      {view.posts.map(({ from, to, widthM }) => (
        <rect
          key={from[0]}
          className={classes['steel']}
          x={from[0] - widthM / 2}
          y={-to[1]}
          width={widthM}
          height={to[1]}
        />
      ))}
      {view.ends.map((line) => (
        <Line key={line.from[0]} line={line} className={classes['ghost']} />
      ))}
      <Line line={view.plane} className={classes['plane']} />
      <Line line={view.next} className={classes['plane']} />
      <Tube view={view} />
      <Pitch view={view} label={label} />
    </Drawing>
  )
}

function Line(props: { readonly line: LineM; readonly className: string | undefined }): ReactNode {
  const { from, to } = props.line
  return (
    <line
      {...(props.className === undefined ? {} : { className: props.className })}
      x1={from[0]}
      y1={-from[1]}
      x2={to[0]}
      y2={-to[1]}
    />
  )
}

function Tube({ view: { pivot, tube } }: { readonly view: SideView }): ReactNode {
  if (pivot === undefined || tube === undefined) return null
  const [x, y] = [pivot[0], -pivot[1]]
  return tube.isRound ? (
    <circle className={classes['steel']} cx={x} cy={y} r={tube.widthM / 2} />
  ) : (
    <rect
      className={classes['steel']}
      x={x - tube.widthM / 2}
      y={y - tube.heightM / 2}
      width={tube.widthM}
      height={tube.heightM}
    />
  )
}

function Pitch(props: { readonly view: SideView; readonly label: number }): ReactNode {
  const { view, label } = props
  const y = 0.7 * label
  return (
    <>
      <path
        className={classes['measure']}
        fill="none"
        d={`M0 ${y - label / 3}v${label / 1.5}M0 ${y}H${view.pitchM}M${view.pitchM} ${y - label / 3}v${label / 1.5}`}
      />
      <text
        className={classes['label']}
        x={view.pitchM / 2}
        y={y + 1.3 * label}
        fontSize={label}
        textAnchor="middle"
      >
        {metres(view.pitchM)}
      </text>
    </>
  )
}

function FrontPicture({ view }: { readonly view: FrontView }): ReactNode {
  const { lengthM, widthM, modules, postsM } = view
  const margin = 0.02 * lengthM
  const post = 0.006 * lengthM
  return (
    <Drawing
      viewBox={`${-margin} ${-margin} ${lengthM + 2 * margin} ${widthM + 4 * margin}`}
      label={`${counted(modules.length, 'module')} on a table of ${metres(lengthM)} by ${metres(widthM)}, ${counted(postsM.length, 'post')} along it`}
    >
      {modules.map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          className={classes['module']}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
      {postsM.map((x) => (
        <rect
          key={x}
          className={classes['steel']}
          x={x - post / 2}
          y={widthM + margin / 2}
          width={post}
          height={1.5 * margin}
        />
      ))}
    </Drawing>
  )
}

const metres = (value: number): string => formatUnit(value, 'm')

function Sizes(props: {
  readonly table: TableParameters
  readonly panel: PanelParameters
}): ReactNode {
  const size = tableGeometry(props.table, props.panel)
  return (
    <FactList
      facts={[
        { label: 'Modules', value: String(size.modulesPerTable) },
        { label: 'Length', value: metres(size.lengthM) },
        { label: 'Width', value: metres(size.widthM) },
        { label: 'Ground cover ratio', value: formatNumber(size.gcr, 3) },
        { label: 'Clear between rows', value: metres(size.clearGapM) },
      ]}
    />
  )
}

function sideText(table: TableParameters): string {
  if (table.tracking_type === 0) return 'The modules face to the right.'
  const [min, max] = table.track_angle_bounds
  return `Flat, and dashed at ${min}° and ${max}°.`
}
