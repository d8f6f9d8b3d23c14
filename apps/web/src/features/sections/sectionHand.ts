import type { SectionSlot } from '@duet/plant'
import { counted } from '../../lib/counted.ts'
import type { DesignSession } from '../design-session/session.ts'
import type { EditorEvent } from '../drawing/editor/editorEvents.ts'
import type { Aim } from '../drawing/tools/drawTool.ts'
import { countOn, switchSlots } from './sectionEdits.ts'
import { type SectionState, sectionStoreOf } from './sectionState.ts'
import { slotAt, slotsAlong } from './slotHit.ts'

type PointerType = Extract<EditorEvent, { readonly aim: Aim }>['type']

interface Stroke {
  readonly name: string
  readonly isOn: boolean
  readonly atM: readonly [number, number]
}

/** The pointer on the slots of the section that is edited: a press switches a slot, a drag all that it passes. */
export interface SectionHand {
  /** True where the event was one for the slots. */
  readonly point: (type: PointerType, aim: Aim) => boolean
  /** A stroke must not move the map. */
  readonly holdsMap: (aim: Aim) => boolean
}

export function createSectionHand(session: DesignSession): SectionHand {
  const store = sectionStoreOf(session)
  let stroke: Stroke | undefined

  const edited = (): SectionState | undefined => {
    const state = store.get()
    return session.editor.get().section === state?.layer.id ? state : undefined
  }
  const paint = (state: SectionState, slots: readonly SectionSlot[], by: Stroke): void => {
    const cells = slots.filter(({ isOn }) => isOn !== by.isOn).map(({ cell }) => cell)
    switchSlots(session, state, cells, by.isOn, by.name)
  }
  const press = (state: SectionState, aim: Aim): void => {
    const slot = slotAt(state.slots, aim.at)
    if (slot === undefined) return
    stroke = { name: `slots ${crypto.randomUUID()}`, isOn: !slot.isOn, atM: aim.at }
    paint(state, [slot], stroke)
  }
  const move = (state: SectionState, aim: Aim): void => {
    if (stroke === undefined) return
    paint(state, slotsAlong(state.slots, stroke.atM, aim.at), stroke)
    stroke = { ...stroke, atM: aim.at }
  }
  const release = (): void => {
    if (stroke !== undefined) speak(session, spokenCount(store.get()))
    stroke = undefined
  }
  return {
    point: (type, aim) => {
      if (session.editor.get().section === undefined) {
        stroke = undefined
        return false
      }
      const state = edited()
      if (type === 'release') release()
      else if (state !== undefined && type === 'press') press(state, aim)
      else if (state !== undefined && type === 'move') move(state, aim)
      return true
    },
    holdsMap: (aim) => {
      const state = edited()
      return state !== undefined && slotAt(state.slots, aim.at) !== undefined
    },
  }
}

function spokenCount(state: SectionState | undefined): string {
  return state === undefined
    ? ''
    : `${countOn(state.slots)} of ${counted(state.slots.length, 'table')}`
}

export function speak(session: DesignSession, spoken: string): void {
  session.editor.set({ ...session.editor.get(), spoken })
}
