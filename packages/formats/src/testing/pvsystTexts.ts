export { cecLibraryText, cecLine, cecModuleLine, cecModulesText } from './cecTexts.ts'

/** An invented module; every value can be put in place of another. */
export function panText(change: (text: string) => string = (text) => text): string {
  return change(`PVObject_=pvModule
  Version=7.2
  Flags=$00900243

  PVObject_Commercial=pvCommercial
    Comment=www.example.com	tab and = sign
    Manufacturer=Example Solar
    Model=EX-500 °
    Width=1.134
    Height=2.094
    Depth=0.030
    Remarks, Count=3
      Str_1=Frame: aluminium
      Str_2
      Str_3=Technology: PERC, End of life 2050
    End of Remarks=Technology: PERC, End of life 2050
  End of PVObject pvCommercial

  Technol=mtSiMono
  NCelS=66
  NCelP=2
  NDiode=3
  SubModuleLayout=slTwinHalfCells
  GRef=1000
  TRef=25.0
  PNom=500.0
  BifacialityFactor=0.750
  Isc=13.900
  Voc=45.50
  Imp=13.100
  Vmp=38.20
  muISC=6.95
  muVocSpec=-123.0
  muPmpReq=-0.350
  RShunt=400
  Rp_0=1600
  Rp_Exp=5.50
  RSerie=0.180
  Gamma=0.990
  muGamma=-0.0003
  VRevDiode=-0.70
  Absorb=0.92
  CellArea=165.1
  MadeUpKey=1

  PVObject_IAM=pvIAM
    Flags=$00
    IAMMode=UserProfile
    IAMProfile=TCubicProfile
      NPtsMax=9
      NPtsEff=5
      Point_1=20.0,1.00000
      Point_2=50.0,0.98000
      Point_3=60.0,1.02000
      Point_4=70.0,0.90000
      Point_5=80.0,0.70000
      Point_6=0.0,0.00000
    End of TCubicProfile
  End of PVObject pvIAM

  OperPoints, list of=1 tOperPoint
    Point_1=False,800,25.0,0.50,0.00,0.000,0.000,0.00
  End of List OperPoints
End of PVObject pvModule
`)
}

function curve(name: string, loss: number): string {
  return `    ${name}=TCubicProfile
      NPtsMax=5
      NPtsEff=4
      Point_1=200.0,0.0
      Point_2=${20_000 / (1 - loss)},20000.0
      Point_3=${50_000 / (1 - loss)},50000.0
      Point_4=${100_000 / (1 - loss)},100000.0
      Point_5=0.0,0.0
    End of TCubicProfile
`
}

/** An invented inverter of 100 kW with curves at three voltages. */
export function ondText(change: (text: string) => string = (text) => text): string {
  return change(`PVObject_=pvGInverter
  Comment=Example	EX 100	Manufacturer 2020
  PVObject_Commercial=pvCommercial
    Manufacturer=Example
    Model=EX 100
  End of PVObject pvCommercial
  Transfo=Without

  Converter=TConverter
    PNomConv=100.000
    PMaxOUT=110.000
    VOutConv=400.0
    VMppMin=500
    VMPPMax=850
    VmppNom=620.0
    VAbsMax=1000
    PSeuil=200.0
    MonoTri=Tri
    PMaxDC=150.000
    IMaxDC=200.0
    IMaxAC=160.0
    TPNom=45.0
    TPMax=35.0
    TPLim1=50.0
    TPLimAbs=60.0
    PLim1=90.000
    PInEffMax =30000.000
    VNomEff=540.0,620.0,800.0,
${curve('ProfilPIOV1', 0.02)}
${curve('ProfilPIOV2', 0.015)}
${curve('ProfilPIOV3', 0.018)}  End of TConverter
  NbMPPT=4
  Night_Loss=3.00
End of PVObject pvGInverter
`)
}

/** Text as Windows-1252 bytes, in which PVsyst writes. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
