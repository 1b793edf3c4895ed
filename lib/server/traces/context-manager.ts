import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Context, type ContextManager } from '@opentelemetry/api'

/** The active span follows what is awaited. */
export class AsyncContextManager implements ContextManager {
  private readonly store = new AsyncLocalStorage<Context>()

  active(): Context {
    return this.store.getStore() ?? ROOT_CONTEXT
  }

  with<A extends unknown[], F extends (...given: A) => ReturnType<F>>(
    context: Context,
    fn: F,
    thisArg?: ThisParameterType<F>,
    ...given: A
  ): ReturnType<F> {
    return this.store.run(context, () => fn.apply(thisArg, given))
  }

  bind<T>(context: Context, target: T): T {
    if (typeof target !== 'function') return target
    const { store } = this
    return function (this: unknown, ...given: unknown[]): unknown {
      return store.run(context, () => Reflect.apply(target, this, given) as unknown)
    } as T
  }

  enable(): this {
    return this
  }

  disable(): this {
    this.store.disable()
    return this
  }
}
