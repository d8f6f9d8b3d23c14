import { strToU8, zipSync } from 'fflate'
import { ondText, panText } from './pvsystTexts.ts'
import { pvsystMetText, resultsText } from './storedSeriesTexts.ts'

/** A project of PVsyst with one variant of endless trackers, invented: 4 strings of 12 modules on one inverter. */
export function projectText(): string {
  return `PVObject_=pvProject
  Comment=Invented plant
  Version=7.3.4
  Flags=$00
  MeteoFileName=Invented.MET
  PVObject_SitePrj=pvSite
    Comment=Invented;Italy;Europe;
${PLACE}  End of PVObject pvSite
  Albedo=0.20,0.20,0.20,0.20,0.20,0.20,0.20,0.20,0.20,0.20,0.20,0.20,
  DesignTempMin=-8
  TempOperMin=20.0
  TempOper=50.0
  TempOperMax=60.0
End of PVObject pvProject
`
}

const PLACE = `    Site=Invented
    Country=Italy
    Region=Europe
    Latitude=38.0
    Longitude=15.0
    Altitude=500
    TimeZone=1.0
`

/** @param change - other values of the text */
export function variantText(change: (text: string) => string = (text) => text): string {
  return change(`PVObject_=pvVCalcul
  Comment=Trackers
  Version=7.3.4
  Flags=$00
  DateDebS=01/01/90 00:00
  DateFinS=31/12/90 23:00
  PVObject_SiteSimul=pvSite
${PLACE}  End of PVObject pvSite
  PVObject_MeteoSimul=pvMeteo
    NomF=Invented.MET
  End of PVObject pvMeteo
  PVObject_EnIncidente=pvEnIncid
    PVObject_PlanCapteurs=pvCollPlane
      FieldType=UnlimTracking
      InclMin=-55.0
      InclMax=55.0
      InclAxe=0.0
      AzimAxe=0.0
      NSheds=4
      Pitch=6.000
      LargCapt=2.200
    End of PVObject pvCollPlane
  End of PVObject pvEnIncid
  TranspositionAlgorithm=CircSolSeparate
  PVObject_PVMainArray=pvMainArray
    UFactor=29.0
    Alpha=0.9
    SoilingLoss=0.020
    SubArrays=Start
      PVObject_=pvSubArray
        Comment=North field
        SubArrayId=1
        PVModule=Invented.PAN
        GInverter=Invented.OND
        NModSerie=12
        NStringCh=4
        NoOrientation=1
        NInverter=1
        NInvMPPT=1
        PMismMPP=2.00
        PMismString=0.10
        LIDLoss=1.50
        RSCablagePC=1.20
      End of PVObject pvSubArray
    EndTags
  End of PVObject pvMainArray
End of PVObject pvVCalcul
`)
}

/** What a project with weather and a variant with results has beside or in place of the other. */
export const withResults = (): Readonly<Record<string, string>> => ({
  'Invented/Invented.VC0': variantText((text) =>
    text.replace('End of PVObject pvVCalcul', `${resultsText()}End of PVObject pvVCalcul`),
  ),
  'Invented/Meteo/Invented.MET': pvsystMetText(['38.0', '15.0', '500', '1.0']),
})

/** The project as it is sent: an archive with its files in a folder; `change` adds, replaces or (undefined) leaves out. */
export function projectArchive(
  change: Readonly<Record<string, string | undefined>> = {},
): Uint8Array<ArrayBuffer> {
  const texts: Readonly<Record<string, string | undefined>> = {
    'Invented/Invented.PRJ': projectText(),
    'Invented/Invented.VC0': variantText(),
    'Invented/Components/Invented.PAN': panText(),
    'Invented/Components/Invented.OND': ondText(),
    ...change,
  }
  const files = Object.entries(texts).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, strToU8(text)] as const],
  )
  return zipSync(Object.fromEntries(files))
}
