import { administrationCases } from './administrationCases.ts'
import { analyticsCases } from './analyticsCases.ts'
import { compareCases } from './compareCases.ts'
import { componentCases } from './componentCases.ts'
import { customDatasetCases } from './customDatasetCases.ts'
import { designCases } from './designCases.ts'
import { groundCases } from './groundCases.ts'
import { identityCases } from './identityCases.ts'
import { meteoCases } from './meteoCases.ts'
import { monitoringCases } from './monitoringCases.ts'
import { organizationCases } from './organizationCases.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'
import { playbackCases } from './playbackCases.ts'
import { projectCases } from './projectCases.ts'
import { pvsystImportCases } from './pvsystImportCases.ts'
import { quotaCases } from './quotaCases.ts'
import { resultCases } from './resultCases.ts'
import { resultTabCases } from './resultTabCases.ts'
import { simulationCases } from './simulationCases.ts'
import { studyCases } from './studyCases.ts'
import { weatherProviderCases } from './weatherProviderCases.ts'
import { webhookCases } from './webhookCases.ts'

export const DOMAINS: readonly PermissionDomain[] = [
  identityCases,
  organizationCases,
  webhookCases,
  projectCases,
  monitoringCases,
  compareCases,
  designCases,
  groundCases,
  componentCases,
  meteoCases,
  weatherProviderCases,
  customDatasetCases,
  simulationCases,
  studyCases,
  resultCases,
  resultTabCases,
  playbackCases,
  pvsystImportCases,
  administrationCases,
  analyticsCases,
  quotaCases,
]

export const CASES: readonly PermissionCase[] = DOMAINS.flatMap(({ cases }) => cases)
