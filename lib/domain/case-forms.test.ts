import { expect, it } from 'vitest'
import { checkCaseForm, readAnswers } from './case-forms'

const text = 'The rebound feels slow'

it('reads mailbox and phone in full-width characters, the mailbox as it is written to', () => {
  const answers = { text, email: '　ｔａｒｏ＠example．com ', phone: '０９２－１２３－４５６７' }
  expect(checkCaseForm('contact-other', answers)).toEqual([])
  expect(readAnswers('contact-other', answers)).toEqual({ text, email: 'taro@example.com', phone: answers.phone })
})

it('leaves texts as they were typed but for spaces around them, and out what the form has not', () => {
  expect(readAnswers('contact-other', { text: ' ＲＸ３６６ ', name: ' ', serial: '2614A' })).toEqual({
    text: 'ＲＸ３６６',
  })
})

it.each([
  [{ text }, [{ field: 'email', code: 'required' }]],
  [{ text, email: ' ' }, [{ field: 'email', code: 'required' }]],
  [{ text, email: 'taro＠example' }, [{ field: 'email', code: 'invalid' }]],
  [{ text, phone: '０９２－１２３' }, [{ field: 'phone', code: 'invalid' }]],
])('of %o says %o', (answers, errors) => {
  expect(checkCaseForm('contact-other', answers)).toEqual(errors)
})
