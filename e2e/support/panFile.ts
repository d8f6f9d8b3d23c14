/** A PVsyst module file of an invented maker, as text. */
export const PAN_FILE = `PVObject_=pvModule
  Version=7.2
  PVObject_Commercial=pvCommercial
    Manufacturer=Example Solar
    Model=EX-500
    Width=1.134
    Height=2.094
    Depth=0.030
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
End of PVObject pvModule
`
