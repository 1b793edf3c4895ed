/** Where products are sold, fitted and serviced. */
export type DealerTable = {
  id: string
  /** Number on papers and labels. */
  code: string
  /** dealer | fitter | service-centre | flagship | mobile. */
  kind: string
  /** small | medium | large. */
  size: string
  name_en: string
  name_th: string
  name_ja: string
  /** JSON list of vehicle lines. */
  lines: string
  /** JSON list of capabilities. */
  capabilities: string
  /** House number and road. */
  street_en: string
  street_th: string
  tambon_en: string
  tambon_th: string
  amphur_en: string
  amphur_th: string
  /** Two digits of the Ministry of Interior; empty abroad. */
  province: string
  province_en: string
  province_th: string
  province_ja: string
  postcode: string
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lng: number
  /** JSON list, as they are dialled in the country. */
  phones: string
  /** NULL = none. */
  line_id: string | null
  facebook: string | null
  web: string | null
  email: string | null
  /** JSON of the contract's OpeningHours. */
  hours: string
  /** JSON list of languages spoken. */
  languages: string
  /** 1 = made up to show the site with. */
  sample: number
}

/** Who sells and looks after the products in countries other than Thailand. */
export type DistributorTable = {
  id: string
  /** Number on papers and labels. */
  code: string
  /** importer | wholesaler | service-partner. */
  kind: string
  /** small | medium | large. */
  size: string
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** JSON list of the countries it delivers to, its own first. */
  territory: string
  /** 1 = the only one there. */
  exclusive: number
  /** JSON list of vehicle lines. */
  lines: string
  /** JSON list of languages spoken, ISO 639-1. */
  languages: string
  city: string
  address: string
  lat: number
  lng: number
  /** JSON list, E.164. */
  phones: string
  /** NULL = none. */
  email: string | null
  web: string | null
  /** 1 = made up to show the site with. */
  sample: number
}

/** A dealer that takes bookings, and how many at a time. */
export type WorkshopTable = {
  dealer_id: string
  /** Vehicles worked on at the same time. */
  bays: number
  /** Length of one slot; a longer job takes several in a row. */
  slot_minutes: number
  /** JSON: weekday → list of the times HH:MM at which a slot begins. */
  weekly: string
  /** JSON list of vehicle lines that can be booked. */
  lines: string
  /** JSON list of jobs that can be booked. */
  jobs: string
}

export type AppointmentTable = {
  id: string
  /** What the visitor and the workshop call it. */
  number: string
  /** Key of the form it came from: the last guard against booking twice. */
  key: string
  workshop_id: string
  job: string
  /** JSON of the contract's BookedVehicle. */
  vehicle: string
  /** Day in Thailand, `YYYY-MM-DD`. */
  day: string
  /** First slot, HH:MM. */
  slot: string
  bay: number
  /** Length of the job when it was booked. */
  minutes: number
  /** booked | changed | accepted | cancelled | done. */
  state: string
  /** Empty = the visit was long ago and is nameless: phone, e-mail, note and plate are gone as well. */
  name: string
  /** E.164. */
  phone: string
  /** Empty = none; messages then go to the phone. */
  email: string
  lang: string
  note: string
  /** 1 = sent by a program, as far as can be told; kept, but sends no messages. */
  suspected: number
  created_at: string
  updated_at: string
}

/** One bay for one slot. Its primary key is what keeps two visits from one place, on both engines; a cancelled visit has no seats. */
export type SeatTable = { workshop_id: string; day: string; slot: string; bay: number; appointment_id: string }

/** Who did what to a visit, and when. Rows are only ever added. */
export type AppointmentEventTable = {
  id: string
  appointment_id: string
  at: string
  /** visitor | workshop. */
  actor: string
  /** The state it led to. */
  what: string
  /** Day and slot before; NULL = nothing moved. */
  was: string | null
  /** As typed; empty = none given. */
  reason: string
}

/** Dealers, their workshops and what is booked there. */
export type DealerTables = {
  dealer: DealerTable
  distributor: DistributorTable
  workshop: WorkshopTable
  appointment: AppointmentTable
  seat: SeatTable
  appointment_event: AppointmentEventTable
}
