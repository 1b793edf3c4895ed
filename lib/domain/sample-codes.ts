import { serialFrom } from './serial'

/** A part number and a serial that show every place. Both are in the sample programme, so that whoever tries them finds something. */
export const sampleCodes = { part: 'MG46-330TRCL-01B', serial: serialFrom('2614A', 4217) } as const
