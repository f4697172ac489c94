// Traces by the protocol of OpenTelemetry. Names and meanings are those of its specification.
import * as v from 'valibot';
import { Secret } from '../secret.ts';
import { meaning, share, text, webUrl } from './values.ts';

/** Pairs as the specification writes them: `key=value,other=value`; keys and values are percent-encoded. */
const keyValues = v.pipe(
	v.string(),
	v.regex(/^[^\s=,]+=[^=,]*(?:,[^\s=,]+=[^=,]*)*$/, 'must be like key=value,other=value'),
	v.regex(/^(?:[^%]|%[\da-f]{2})*$/i, 'must be percent-encoded'),
);

/** The pairs of such a text. */
export const keyValuesOf = (text: string): Readonly<Record<string, string>> =>
	Object.fromEntries(text.split(',').map((pair) => pair.split('=').map((part) => decodeURIComponent(part.trim()))));

const samplers = [
	'always_on',
	'always_off',
	'traceidratio',
	'parentbased_always_on',
	'parentbased_always_off',
	'parentbased_traceidratio',
] as const;

/** The environment variables of traces. */
export const tracingVariables = {
	OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
		v.pipe(
			webUrl,
			meaning(
				'Collector of OpenTelemetry that gets traces at `v1/traces` below this address, by OTLP over HTTP: `http://collector.internal:4318`; default: no traces',
			),
		),
	),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(v.pipe(webUrl, meaning('The whole address for traces, in place of that one'))),
	OTEL_EXPORTER_OTLP_HEADERS: v.optional(
		v.pipe(
			keyValues,
			v.transform((text) => new Secret(text)),
			meaning('Headers for the collector, such as its key: `authorization=Bearer%20KEY`'),
		),
	),
	OTEL_SERVICE_NAME: v.optional(v.pipe(text, meaning('Name of this program in traces; default: `kiosco`'))),
	OTEL_RESOURCE_ATTRIBUTES: v.optional(
		v.pipe(keyValues, meaning('What traces say of this installation: `deployment.environment.name=prod`')),
	),
	OTEL_TRACES_SAMPLER: v.optional(
		v.pipe(
			v.picklist(samplers, `must be ${samplers.join(', ')}`),
			meaning(`Which requests are traced: ${samplers.map((name) => `\`${name}\``).join(', ')}`),
		),
		'parentbased_always_on',
	),
	OTEL_TRACES_SAMPLER_ARG: v.optional(v.pipe(share, meaning('Share of requests that the `traceidratio` samplers trace')), '1'),
};

type TracingVariables = v.InferOutput<v.ObjectSchema<typeof tracingVariables, undefined>>;

/** Where traces go, and which requests are traced. */
export type TracingSettings = {
	readonly url: URL;
	/** Headers for the collector, which may hold its key; `keyValuesOf` reads them. */
	readonly headers: Secret | undefined;
	readonly service: string;
	readonly resource: Readonly<Record<string, string>>;
	readonly sampler: (typeof samplers)[number];
	/** From 0 to 1, for the samplers with a ratio. */
	readonly ratio: number;
};

/** The settings of traces; undefined without a collector. */
export function readTracing(values: TracingVariables): TracingSettings | undefined {
	const { OTEL_RESOURCE_ATTRIBUTES: pairs } = values;
	const resource = pairs === undefined ? {} : keyValuesOf(pairs);
	const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesBelow(values.OTEL_EXPORTER_OTLP_ENDPOINT);
	return (
		url && {
			url,
			headers: values.OTEL_EXPORTER_OTLP_HEADERS,
			service: values.OTEL_SERVICE_NAME ?? resource['service.name'] ?? 'kiosco',
			resource,
			sampler: values.OTEL_TRACES_SAMPLER,
			ratio: values.OTEL_TRACES_SAMPLER_ARG,
		}
	);
}

const tracesBelow = (base: URL | undefined): URL | undefined => base && new URL(`${base.href.replace(/\/$/, '')}/v1/traces`);
