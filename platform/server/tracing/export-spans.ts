import { DiagLogLevel, diag } from '@opentelemetry/api';
import type { Logger } from '../http/request-log.ts';

/** Time in which the last spans are sent when the server stops, in milliseconds. */
const LAST_MS = 3000;

/**
 * Sends the spans of this process to a collector from now on, by the standard variables `OTEL_…`, which the SDK reads:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/. Returns a function that sends the last ones.
 */
export async function exportSpans(log: Pick<Logger, 'warn'>): Promise<() => Promise<void>> {
  // Imported lazily: most sites have no collector.
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const warn = (message: string) => log.warn({ problem: message }, 'spans are not sent');
  const ignore = () => {};
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const own = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new NodeTracerProvider({
    resource: resources.defaultResource().merge(own),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () =>
    Promise.race([provider.shutdown(), new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref())]);
}
