import { type TableLayoutAnswers, type WeatherFile, WeatherFileError } from '@duet/formats'
import { type TimeFit, timeFit, type WeatherSeries } from '@duet/weather'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { firstChoices } from './columnChoices.ts'
import {
  type FileLook,
  fileNumber,
  lookAgain,
  lookAtFile,
  type ReadOutcome,
  readForm,
} from './lookAtFile.ts'
import { placedSeries } from './placedSeries.ts'
import type { Refusal } from './weatherRefusal.ts'
import { formErrors, knownForm, type Site, tableForm, type WizardForm } from './wizardForm.ts'

export const STEPS = ['columns', 'time', 'place', 'summary'] as const
export type Step = (typeof STEPS)[number]

export type Reading = { readonly state: 'reading' } | ReadOutcome

/** A file that was chosen, what is said of it, and what comes of reading it so. */
export interface Wizard {
  readonly look: FileLook
  /** Of the project. */
  readonly site: Site
  readonly form: WizardForm
  readonly reading: Reading
  /** Of the file as it is read now. */
  readonly weather: WeatherFile | undefined
  /** The same at its place, or at that of the project. */
  readonly series: WeatherSeries | undefined
  /** How the times fit the sun, as the file is read now. */
  readonly fit: TimeFit | undefined
  readonly step: Step
  readonly goTo: (step: Step) => void
  readonly change: (next: Partial<WizardForm>) => void
  /** Cuts the table otherwise and looks at its columns anew. */
  readonly layOut: (answers: TableLayoutAnswers) => void
  /** By its known layout, or as a table whose columns are named. */
  readonly readAs: (kind: 'known' | 'table') => void
}

/** The file of the wizard, looked at as soon as it is chosen. */
export function useChosenFile(): {
  readonly look: FileLook | undefined
  readonly refusal: Refusal | undefined
  readonly isLooking: boolean
  readonly choose: (file: File) => void
  readonly reset: () => void
} {
  const site = useCurrentProject()
  const [look, setLook] = useState<FileLook | undefined>(undefined)
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined)
  const [isLooking, setIsLooking] = useState(false)
  const choose = async (file: File): Promise<void> => {
    setIsLooking(true)
    setRefusal(undefined)
    try {
      setLook(await lookAtFile(file, site))
    } catch (error) {
      setRefusal(refusalOfLook(error))
    } finally {
      setIsLooking(false)
    }
  }
  return {
    look,
    refusal,
    isLooking,
    choose: (file) => void choose(file),
    reset: () => {
      setLook(undefined)
      setRefusal(undefined)
    },
  }
}

function refusalOfLook(error: unknown): Refusal {
  return error instanceof WeatherFileError
    ? { kind: 'file', problems: error.problems, problemCount: error.problemCount }
    : { kind: 'other', message: errorMessage(error) }
}

/** The steps of the wizard: every change is read at once, so that each step shows what comes of it. */
export function useWizard(chosen: FileLook): Wizard {
  const site = useCurrentProject()
  const [look, setLook] = useState(chosen)
  const [form, setForm] = useState(() => firstForm(chosen, site))
  const [step, setStep] = useState<Step>(() => (form.layout ? 'columns' : 'summary'))
  const reading = useReading(look, form)
  const weather = reading.state === 'read' ? reading.weather : undefined
  const { latitude, longitude } = site
  const series = useMemo(
    () => weather && placedSeries(weather, { latitude, longitude }),
    [weather, latitude, longitude],
  )
  const fit = useMemo(() => series && timeFit(series), [series])
  return {
    look,
    site,
    form,
    reading,
    weather,
    series,
    fit,
    step,
    goTo: setStep,
    change: (next) => setForm((before) => ({ ...before, ...decided(next), ...next })),
    layOut: (answers) => {
      const next = lookAgain(look, answers)
      setLook(next)
      setForm((before) => laidOut(before, next, answers))
    },
    readAs: (kind) => {
      const { table } = look
      setForm(kind === 'table' && table ? tableForm(table, site, form.name) : knownForm(form.name))
    },
  }
}

const TIME_FIELDS: readonly (keyof WizardForm)[] = ['alignment', 'clockH', 'localZoneH', 'type']

/** Times that are answered anew are looked at anew. */
function decided(next: Partial<WizardForm>): Partial<WizardForm> {
  return TIME_FIELDS.some((field) => field in next) ? { acceptsTimes: false } : {}
}

function firstForm({ file, format, table }: FileLook, site: Parameters<typeof tableForm>[1]) {
  const name = file.name.replace(/(\.[a-z0-9]{1,5}){1,2}$/i, '') || file.name
  return format === undefined && table ? tableForm(table, site, name) : knownForm(name)
}

function laidOut(form: WizardForm, { table }: FileLook, answers: TableLayoutAnswers): WizardForm {
  if (!table || !form.layout) return form
  const { mapping, headers } = table
  return {
    ...form,
    layout: {
      ...form.layout,
      ...answers,
      decimalComma: mapping.decimalComma,
      firstDataLine: mapping.firstDataLine,
    },
    columns: firstChoices(headers, mapping),
    dateOrder: mapping.time.kind === 'stamp' ? mapping.time.order : form.dateOrder,
  }
}

const SETTLE_MS = 350

/** The file read with the answers, a moment after they were given; an earlier reading is given up. */
function useReading({ file }: FileLook, form: WizardForm): Reading {
  const { latitude, longitude, altitude_m } = useCurrentProject()
  const errors = formErrors(form)
  const isReady = errors.columns.length + errors.time.length === 0
  // Name and place of the dataset change nothing about the rows.
  const { name: _name, ...asked } = form
  const query = useQuery({
    queryKey: ['weatherReading', fileNumber(file), asked, latitude, longitude],
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      await settled(signal)
      return readForm(file, form, { latitude, longitude, altitude_m }, signal)
    },
  })
  if (!isReady) return { state: 'refused', problems: [], problemCount: 0 }
  if (query.error) {
    const problem = { code: 'not_text', message: errorMessage(query.error) } as const
    return { state: 'refused', problems: [problem], problemCount: 1 }
  }
  return query.data ?? { state: 'reading' }
}

function settled(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SETTLE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
