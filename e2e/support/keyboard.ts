import type { Page } from 'playwright-core'

/** What the Tab key comes to. */
export interface TabStop {
  /** Role or element, and name: 'button Undo'. */
  readonly name: string
  /** Why somebody who sees the page cannot tell where they are; none where all is well. */
  readonly faults: readonly string[]
}

/** More stops than any page has. */
const MOST_STOPS = 300
/** How often the key is pressed before the page is asked where it came. */
const AT_ONCE = 15

/** What the Tab key comes to, once around the page from its beginning. @throws Error where it does not come around */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  await page.evaluate(followTab)
  for (let presses = 0; presses < MOST_STOPS; presses += AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press++) await page.keyboard.press('Tab')
    const { stops, isAround } = await page.evaluate(() => window.tabWalk!)
    if (isAround) return stops
    if (presses + AT_ONCE >= MOST_STOPS) {
      throw new Error(`Tab does not come around: ${stops.at(-1)?.name}`)
    }
  }
  return []
}

/** Faults of stops, as 'button Undo: not seen'. */
export function stopFaults(stops: readonly TabStop[]): readonly string[] {
  return stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
}

/** Presses Tab, or with Shift, until what has the focus is called so. @throws Error where nothing is */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press(key)
    const focused = await focusedName(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    passed.push(focused)
  }
  throw new Error(`${key} does not come to ${name}: ${passed.slice(0, 60).join(' | ')}`)
}

/** Name of what has the focus; empty where nothing has it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (active === null || active === document.body) return ''
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
    const written = labels[0]?.textContent ?? active.textContent ?? ''
    return (active.getAttribute('aria-label') ?? written).trim()
  })
}

interface TabWalk {
  readonly stops: TabStop[]
  isAround: boolean
}

declare global {
  interface Window {
    /** Of the walk that goes on. */
    tabWalk?: TabWalk
  }
}

/** Runs in the page: goes to its beginning, and from now on looks at what has the focus before each Tab. */
function followTab(): void {
  const LEAST_CONTRAST = 3
  const walk: TabWalk = { stops: [], isAround: false }
  const end = new AbortController()
  let first: Element | undefined
  let last: { readonly element: Element; readonly looks: string } | undefined

  /** Of the element and what stands right around it: a switch shows the focus of its hidden field. */
  const looksOf = (element: Element): string =>
    [element, element.nextElementSibling, element.parentElement]
      .concat(element.parentElement?.parentElement ?? null)
      .filter((one) => one !== null)
      .map((one) => {
        const { outline, boxShadow, border, backgroundColor } = getComputedStyle(one)
        return [outline, boxShadow, border, backgroundColor].join(' ')
      })
      .join(';')

  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
    const written = [...ids.map((id) => document.getElementById(id)), ...labels, element]
      .map((one) => one?.textContent?.trim() ?? '')
      .find((text) => text !== '')
    const title =
      element.getAttribute('title') ?? element.querySelector('[alt]')?.getAttribute('alt')
    return element.getAttribute('aria-label') ?? written ?? title ?? ''
  }

  /** What is drawn of it: a field may be hidden behind a picture of itself. */
  const drawn = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = width > 1 && height > 1 && getComputedStyle(element).opacity !== '0'
    return isDrawn || element.parentElement === null ? element : drawn(element.parentElement)
  }

  const isSeen = (element: Element): boolean => {
    const { left, right, top, bottom } = drawn(element).getBoundingClientRect()
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  }

  const rgbOf = (color: string): readonly [number, number, number, number] => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha]
  }

  /** Relative luminance of WCAG 2.2, 0 to 1. */
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = rgbOf(color).map((byte) => {
      const part = byte / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  const groundOf = (element: Element | null): string => {
    if (element === null) return 'white'
    const { backgroundColor } = getComputedStyle(element)
    return rgbOf(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement)
  }

  /** Of the ring against what lies behind it; 21 where the focus is shown by other means. */
  const ringContrast = (element: Element): number => {
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none') return 21
    const isInside = Number.parseFloat(outlineOffset) < 0
    const pair = [outlineColor, groundOf(isInside ? element : element.parentElement)].map(luminance)
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
  }

  const endLast = (): void => {
    const stop = walk.stops.at(-1)
    if (last === undefined || stop === undefined || looksOf(last.element) !== last.looks) return
    walk.stops.splice(-1, 1, { ...stop, faults: [...stop.faults, 'looks as without the focus'] })
  }

  const look = ({ key }: KeyboardEvent): void => {
    const { activeElement: active, body } = document
    if (key !== 'Tab' || active === last?.element) return
    endLast()
    const isNone = active === null || active === body
    if (walk.stops.length > 0 && (isNone || active === first)) {
      walk.isAround = true
      end.abort()
      return
    }
    if (isNone) return
    first ??= active
    const role = active.getAttribute('role') ?? active.tagName.toLowerCase()
    const name = nameOf(active)
    const faults = [
      ...(name === '' ? [`no name: ${active.outerHTML.slice(0, 120)}`] : []),
      ...(isSeen(active) ? [] : ['out of sight']),
      ...(ringContrast(active) < LEAST_CONTRAST ? ['ring hardly seen'] : []),
    ]
    walk.stops.push({ name: `${role} ${name.slice(0, 60)}`, faults })
    last = { element: active, looks: looksOf(active) }
  }

  const { body } = document
  body.tabIndex = -1
  body.focus()
  body.removeAttribute('tabindex')
  document.addEventListener('keydown', look, { capture: true, signal: end.signal })
  window.tabWalk = walk
}
