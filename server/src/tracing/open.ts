import * as z from 'zod/mini';
import { type Environment, settingReader, urlWith } from '../config/setting.ts';
import type { Tracing } from './tracing.ts';

const collector = { schema: urlWith('http:', 'https:'), hint: 'the address of a collector, http://host:4318' };
const protocol = { schema: z.literal('http/json'), hint: 'http/json, the one way traces are sent' };

/** What must be right before the SDK, which overlooks what it can't read, is left to its own settings. */
const settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_TRACES_EXPORTER: { schema: z.enum(['otlp', 'none']), hint: 'otlp or none' },
} as const;

/**
 * Tracing as OpenTelemetry's variables ask for it. Null where they name no collector: then nothing of OpenTelemetry is
 * loaded. Throws `SettingError` naming the variable.
 */
export async function openTracing(env: Environment): Promise<Tracing | null> {
  if (!isAskedFor(env)) return null;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing();
}

function isAskedFor(env: Environment): boolean {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return false;
  const read = settingReader(env, settings);
  if (!(read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? read('OTEL_EXPORTER_OTLP_ENDPOINT'))) return false;
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] as const) read(name);
  return read('OTEL_TRACES_EXPORTER') !== 'none';
}
