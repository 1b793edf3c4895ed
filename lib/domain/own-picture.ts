import type { ContentPictureWidth } from '@/lib/contract/editor-words'

/** Whether a picture is one that staff sent: its name is the id of an upload, which no scene's name is. */
export const isOwnPicture = (picture: string): boolean => /^[0-9a-f]{32}$/.test(picture)

/** Address of a picture that staff sent. Under its id there is never another one. */
export const ownPictureAddress = (id: string, width: ContentPictureWidth): string =>
  `/api/content-pictures/${id}?width=${width}`
