import 'server-only'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  BasicTracerProvider,
} from '@opentelemetry/sdk-trace-base'
import { KeepAttributes } from './keep-attributes'

/**
 * Sends the spans that Next makes of requests, renderings and handlers to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names, which the exporter reads
 * itself. Imported only where one is named.
 * @param share of requests that are traced, 0 to 1
 */
export function startTracing(share: number): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'yss-website' }))
        .merge(detectResources({ detectors: [envDetector] })),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new KeepAttributes(new BatchSpanProcessor(new OTLPTraceExporter()))],
    }),
  )
}
