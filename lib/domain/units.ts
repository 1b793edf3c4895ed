/** Exact factors: 1 in = 25.4 mm, 1 lb = 0.45359237 kg (both by the 1959 agreement), standard gravity 9.80665 m/s² (CGPM 1901). */
const mmPerInch = 25.4
const kgPerPound = 0.45359237
const standardGravity = 9.80665
const newtonPerPoundForce = kgPerPound * standardGravity
/** 1 psi = 1 lbf/in²; 1 bar = 0.1 N/mm². */
const barPerPsi = (newtonPerPoundForce / mmPerInch ** 2) * 10
const newtonPerMmPerPoundForcePerInch = newtonPerPoundForce / mmPerInch

/** mm → in */
export const mmToInch = (mm: number) => mm / mmPerInch
/** in → mm */
export const inchToMm = (inch: number) => inch * mmPerInch
/** N/mm → kgf/mm */
export const nmmToKgfmm = (nmm: number) => nmm / standardGravity
/** kgf/mm → N/mm */
export const kgfmmToNmm = (kgfmm: number) => kgfmm * standardGravity
/** N/mm → lbf/in */
export const nmmToLbfin = (nmm: number) => nmm / newtonPerMmPerPoundForcePerInch
/** lbf/in → N/mm */
export const lbfinToNmm = (lbfin: number) => lbfin * newtonPerMmPerPoundForcePerInch
/** bar → psi */
export const barToPsi = (bar: number) => bar / barPerPsi
/** psi → bar */
export const psiToBar = (psi: number) => psi * barPerPsi
/** kg → lb */
export const kgToPound = (kg: number) => kg / kgPerPound
/** lb → kg */
export const poundToKg = (pound: number) => pound * kgPerPound
