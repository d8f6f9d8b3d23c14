import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type ChartInstance, type ChartOption, createChart } from './echarts.ts'

interface ChartCanvasProps {
  readonly option: ChartOption
  readonly height: number
  readonly label: string
  /** Series of the same names come often: they are updated in place, without drawing axes and legend anew. */
  readonly isLive?: boolean | undefined
  /** Filled with the chart while it is drawn, for its picture. */
  readonly chartRef: RefObject<ChartInstance | undefined>
  readonly onPick?: ((pick: ChartPick) => void) | undefined
  readonly onZoom?: ((zoom: ChartZoom) => void) | undefined
  /** A click anywhere in the drawing, as a value of the first axis. */
  readonly onPlace?: ((value: number) => void) | undefined
}

export interface ChartPick {
  readonly seriesIndex: number
  readonly dataIndex: number
}

/** Part of the first axis that is in view, in its values. */
export interface ChartZoom {
  readonly from: number
  readonly to: number
}

/** The drawing itself: follows the size of its place and the option it is given. */
export function ChartCanvas(props: ChartCanvasProps): ReactNode {
  const { option, isLive = false, chartRef, onPick, onZoom, onPlace } = props
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (place.current === null) return undefined
    const chart = createChart(place.current)
    chartRef.current = chart
    const observer = new ResizeObserver(() => chart.resize())
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      // A drawing that takes several frames would go on without its canvas.
      chart.clear()
      chart.getZr().flush()
      chart.dispose()
      chartRef.current = undefined
    }
  }, [chartRef])

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    chartRef.current?.setOption(
      { animation: !reduced, animationDuration: 250, ...option },
      isLive ? { replaceMerge: ['series'] } : { notMerge: true },
    )
  }, [chartRef, option, isLive])

  useEffect(() => {
    const chart = chartRef.current
    if (chart === undefined || onPick === undefined) return undefined
    chart.on('click', (event) =>
      onPick({ seriesIndex: event.seriesIndex ?? 0, dataIndex: event.dataIndex }),
    )
    return () => {
      chart.off('click')
    }
  }, [chartRef, onPick])

  useEffect(() => {
    const chart = chartRef.current
    if (chart === undefined || onZoom === undefined) return undefined
    chart.on('datazoom', () => {
      const zoom = zoomOf(chart)
      if (zoom !== undefined) onZoom(zoom)
    })
    return () => {
      chart.off('datazoom')
    }
  }, [chartRef, onZoom])

  useEffect(() => {
    const chart = chartRef.current
    if (chart === undefined || onPlace === undefined) return undefined
    const onClick = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }): void => {
      if (!chart.containPixel('grid', [offsetX, offsetY])) return
      const value: unknown = chart.convertFromPixel({ xAxisIndex: 0 }, offsetX)
      if (typeof value === 'number') onPlace(value)
    }
    chart.getZr().on('click', onClick)
    return () => {
      // The drawing may have gone before
      if (!chart.isDisposed()) chart.getZr().off('click', onClick)
    }
  }, [chartRef, onPlace])

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws into it
  return <div ref={place} role="img" aria-label={props.label} style={{ height: props.height }} />
}

function zoomOf(chart: ChartInstance): ChartZoom | undefined {
  const { dataZoom } = chart.getOption()
  const first: unknown = Array.isArray(dataZoom) ? dataZoom[0] : undefined
  if (typeof first !== 'object' || first === null) return undefined
  if (!('startValue' in first && 'endValue' in first)) return undefined
  const { startValue: from, endValue: to } = first
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined
}
