import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { readonly stringValue?: string; readonly intValue?: number; readonly doubleValue?: number };
type Attribute = { readonly key: string; readonly value: Value };

/** A span as OTLP has it in JSON (opentelemetry.io/docs/specs/otlp, proto3 JSON); kind 2 is a server's, 3 a client's. */
export type ReceivedSpan = {
	readonly name: string;
	readonly kind: number;
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly attributes: readonly Attribute[];
	readonly status: { readonly code?: number };
};

type Payload = {
	readonly resourceSpans: readonly {
		readonly resource: { readonly attributes: readonly Attribute[] };
		readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
	}[];
};

/** Stands in for a collector of OpenTelemetry: it keeps what it gets by OTLP over HTTP. */
export type TraceCollector = {
	/** Its host with the port. */
	readonly host: string;
	/** The spans so far. */
	spans(): readonly ReceivedSpan[];
	/** What was sent, with the path and the headers of each request. */
	readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];
	/** What spans say of the program. */
	resource(): Readonly<Record<string, unknown>>;
	close(): Promise<void>;
};

/** Starts it at a port of this machine; default: any free one. */
export async function startTraceCollector(port = 0): Promise<TraceCollector> {
	const requests: TraceCollector['requests'] = [];
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray()).toString();
		requests.push({ path: request.url ?? '', headers: request.headers, body });
		response.setHeader('content-type', 'application/json').end('{}');
	});
	await once(server.listen(port, '127.0.0.1'), 'listening');
	const sent = () => requests.flatMap(({ body }) => (JSON.parse(body) as Payload).resourceSpans);
	return {
		host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
		resource: () => attributesOf(sent()[0]?.resource ?? { attributes: [] }),
		close: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

/** The attributes of a span, or of a resource, by their names. */
export const attributesOf = ({ attributes }: Pick<ReceivedSpan, 'attributes'>): Readonly<Record<string, unknown>> =>
	Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]));
