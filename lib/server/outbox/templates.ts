import type { Template } from './template'
import {
  accountAddressChanged,
  accountCode,
  accountCodeReused,
  accountErased,
  accountKnown,
  accountPasskey,
  accountPasswordChanged,
  accountReset,
  accountSecondFactor,
  accountUnknown,
  type AccountAddressChanged,
  type AccountCode,
  type AccountErased,
  type AccountKnown,
  type AccountPasskey,
  type AccountPasswordChanged,
  type AccountReset,
  type AccountSecondFactor,
  type AccountUnknown,
} from './templates/account'
import { appointmentTemplate, type AppointmentMessage } from './templates/appointment'
import {
  buildDeclined,
  buildPublished,
  buildReported,
  buildTakenBack,
  type BuildDeclined,
  type BuildPublished,
  type BuildReported,
  type BuildTakenBack,
} from './templates/build'
import {
  caseForCompany,
  caseMoved,
  caseOpened,
  caseReplied,
  type CaseForCompany,
  type CaseMoved,
  type CaseOpened,
  type CaseReplied,
} from './templates/case'
import { claimChanged, type ClaimChanged } from './templates/claim-changed'
import { claimOpened, type ClaimOpened } from './templates/claim-opened'
import { deskAnswer, type DeskAnswer } from './templates/desk-answer'
import {
  dealerChangeDecided,
  dealerInvitation,
  dealerListingDue,
  type DealerChangeDecided,
  type DealerInvitation,
  type DealerListingDue,
} from './templates/dealer'
import { answeredTemplate, repliedTemplate, type Answered, type Replied } from './templates/thread'
import { serviceDue, type ServiceDue } from './templates/service-due'
import { warrantyChanged, type WarrantyChanged } from './templates/warranty-changed'
import { warrantyCode, type WarrantyCode } from './templates/warranty-code'
import { warrantyContact, type WarrantyContact } from './templates/warranty-contact'
import { warrantyExpiring, type WarrantyExpiring } from './templates/warranty-expiring'
import { warrantyLink, type WarrantyLink } from './templates/warranty-link'
import { warrantyNewPin, warrantyPin, type WarrantyNewPin, type WarrantyPin } from './templates/warranty-pin'
import { warrantyRegistered, type WarrantyRegistered } from './templates/warranty-registered'
import {
  wishAnswered,
  wishesByPhone,
  wishKept,
  type WishAnswered,
  type WishesByPhone,
  type WishKept,
} from './templates/wish'

/**
 * What each message needs to know. Nothing a visitor typed belongs into it: whoever reads the message need not be who filled in the form. Only what
 * goes to the company itself (`wishesByPhone`, `caseForCompany`, `buildReported`, `claimReplied`, `warrantyReplied`) has to say it.
 */
export type TemplateData = {
  warrantyRegistered: WarrantyRegistered
  warrantyChanged: WarrantyChanged
  warrantyCode: WarrantyCode
  caseCode: WarrantyCode
  warrantyPin: WarrantyPin
  warrantyNewPin: WarrantyNewPin
  warrantyLink: WarrantyLink
  warrantyContact: WarrantyContact
  claimOpened: ClaimOpened
  claimChanged: ClaimChanged
  claimAnswered: Answered
  claimReplied: Replied
  warrantyAnswered: Answered
  warrantyReplied: Replied
  warrantyExpiring: WarrantyExpiring
  serviceDue: ServiceDue
  appointmentBooked: AppointmentMessage
  appointmentChanged: AppointmentMessage
  appointmentCancelled: AppointmentMessage
  appointmentReminder: AppointmentMessage
  wishKept: WishKept
  wishAnswered: WishAnswered
  wishesByPhone: WishesByPhone
  caseOpened: CaseOpened
  caseMoved: CaseMoved
  caseForCompany: CaseForCompany
  caseReplied: CaseReplied
  buildPublished: BuildPublished
  buildDeclined: BuildDeclined
  buildTakenBack: BuildTakenBack
  buildReported: BuildReported
  deskAnswer: DeskAnswer
  accountCode: AccountCode
  accountKnown: AccountKnown
  accountReset: AccountReset
  accountUnknown: AccountUnknown
  accountPasswordChanged: AccountPasswordChanged
  accountSecondFactor: AccountSecondFactor
  accountCodeReused: AccountSecondFactor
  accountPasskey: AccountPasskey
  accountAddressChanged: AccountAddressChanged
  accountErased: AccountErased
  dealerInvitation: DealerInvitation
  dealerListingDue: DealerListingDue
  dealerChangeDecided: DealerChangeDecided
}
export type TemplateName = keyof TemplateData

export const templates: { [T in TemplateName]: Template<TemplateData[T]> } = {
  warrantyRegistered,
  warrantyChanged,
  warrantyCode,
  caseCode: warrantyCode,
  warrantyPin,
  warrantyNewPin,
  warrantyLink,
  warrantyContact,
  claimOpened,
  claimChanged,
  claimAnswered: answeredTemplate('claimAnswered'),
  claimReplied: repliedTemplate('claimReplied'),
  warrantyAnswered: answeredTemplate('warrantyAnswered'),
  warrantyReplied: repliedTemplate('warrantyReplied'),
  warrantyExpiring,
  serviceDue,
  appointmentBooked: appointmentTemplate('appointmentBooked'),
  appointmentChanged: appointmentTemplate('appointmentChanged'),
  appointmentCancelled: appointmentTemplate('appointmentCancelled'),
  appointmentReminder: appointmentTemplate('appointmentReminder'),
  wishKept,
  wishAnswered,
  wishesByPhone,
  caseOpened,
  caseMoved,
  caseForCompany,
  caseReplied,
  buildPublished,
  buildDeclined,
  buildTakenBack,
  buildReported,
  accountCode,
  accountKnown,
  accountReset,
  accountUnknown,
  accountPasswordChanged,
  accountSecondFactor,
  accountCodeReused,
  accountPasskey,
  accountAddressChanged,
  accountErased,
  deskAnswer,
  dealerInvitation,
  dealerListingDue,
  dealerChangeDecided,
}
