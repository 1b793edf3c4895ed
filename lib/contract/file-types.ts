/** Of a text document as word processors make it. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
