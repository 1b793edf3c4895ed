import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/i18n/client-messages'
import { InternalLinks } from '@/components/navigation/internal-links'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { readOperation, type Operation } from '@/lib/data/operations'
import type { Locale } from '@/lib/i18n/locales'
import { CodeBlock } from './code-block'
import { ErrorTable } from './error-table'
import { LeafTable } from './leaf-table'
import { OperationFacts } from './operation-facts'
import { operationMessages } from './operation-messages'
import type { TriedOperation } from './tried-operation'
import { TryOperation } from './try-operation'

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-ink pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

async function InputSection({ operation, locale }: { operation: Operation; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'operation.fields' })
  const { leaves, alternatives } = operation
  return (
    <Section id="input" title={t('input')}>
      {leaves.length === 0 ? (
        <p>{t('noInput')}</p>
      ) : (
        <LeafTable caption={t('input')} leaves={leaves} locale={locale} asks />
      )}
      {alternatives.map((fields) => (
        <p key={fields[0]}>{t('alternatives', { fields: fields.join(', ') })}</p>
      ))}
    </Section>
  )
}

async function AnswerSection({ operation, locale }: { operation: Operation; locale: Locale }) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'operation.fields' }),
    getTranslations({ locale, namespace: 'operation.sample' }),
  ])
  const { answer, sample } = operation
  return (
    <Section id="answer" title={t('answer')}>
      <Disclosure summary={t('count', { count: answer.length })}>
        <LeafTable caption={t('answer')} leaves={answer} locale={locale} />
      </Disclosure>
      <h3 className="text-xl font-semibold">{words('title')}</h3>
      <p className="max-w-text text-steel">
        {sample.real ? words('real', { ms: sample.ms.toFixed(1) }) : words('drawn')}
      </p>
      <CodeBlock label={words('title')} tall>
        {JSON.stringify(sample.value, null, 2)}
      </CodeBlock>
    </Section>
  )
}

function triedOf({ id, method, path, inQuery, base, leaves, values, counts, auth, body }: Operation): TriedOperation {
  return {
    id,
    method,
    path,
    inQuery,
    base,
    leaves,
    values,
    counts,
    asUser: auth !== false,
    takesFile: body === 'file',
  }
}

/** An operation of the company API: what its contract says, in words, and a form to call it. Everything is read from the contract. */
export async function OperationPage({ page, path, locale }: { page: string; path: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'operation' })
  const operation = await readOperation(page, locale)
  return (
    <div className="shell grid grid-cols-1 gap-12 pt-6 pb-section" data-testid="operation">
      <header className="grid gap-4">
        <h1 className="display text-4xl break-words">{operation?.id ?? page.replace(/^api-/, '')}</h1>
        {operation && <p className="max-w-text text-xl">{t(`summaries.${operation.id}`)}</p>}
        <p className="max-w-text text-steel">{t('lead')}</p>
      </header>
      {operation === null ? (
        <Notice title={t('missing')}>{t('missingText')}</Notice>
      ) : (
        <>
          <Section id="facts" title={t('facts.title')}>
            <OperationFacts operation={operation} locale={locale} />
          </Section>
          <InputSection operation={operation} locale={locale} />
          <ClientMessages locale={locale} pick={operationMessages}>
            <Section id="try" title={t('try.title')}>
              <TryOperation operation={triedOf(operation)} />
            </Section>
            <Section id="errors" title={t('errors.title')}>
              <ErrorTable cases={operation.errors} />
            </Section>
          </ClientMessages>
          <AnswerSection operation={operation} locale={locale} />
        </>
      )}
      <InternalLinks id="operations" title={t('others')} start="/newApi/api-" path={path} locale={locale} dense />
    </div>
  )
}
