import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { Program } from './program.ts';

/** A server-sent event with its data as JSON. */
type ReceivedEvent = { readonly id: string; readonly event: string; readonly data: Readonly<Record<string, unknown>> };

export type EventStream = {
	/** Waits for the next event; undefined when the stream ended. */
	next(): Promise<ReceivedEvent | undefined>;
	close(): void;
};

/** Opens a stream of server-sent events at a brand's host. It is closed after the test. */
export async function openStream(
	program: Pick<Program, 'port'>,
	brand: string,
	{ path, lastId }: { readonly path: string; readonly lastId?: string },
): Promise<EventStream> {
	const headers = {
		host: `${brand}.localhost:${program.port}`,
		accept: 'text/event-stream',
		...(lastId !== undefined && { 'last-event-id': lastId }),
	};
	const sent = request({ host: '127.0.0.1', port: program.port, path, headers }).end();
	const [response]: IncomingMessage[] = await once(sent, 'response');
	if (response?.statusCode !== 200) throw new Error(`the stream answered ${response?.statusCode}`);
	onTestFinished(() => void sent.destroy());
	const events = eventsOf(response);
	return { next: async () => (await events.next()).value, close: () => void sent.destroy() };
}

async function* eventsOf(response: IncomingMessage): AsyncGenerator<ReceivedEvent, undefined> {
	let fields: Record<string, string> = {};
	for await (const line of createInterface({ input: response })) {
		const [name = '', ...value] = line.split(': ');
		if (line !== '') fields[name] = value.join(': ');
		else if (fields.event === undefined) fields = {};
		else {
			yield { id: fields.id ?? '', event: fields.event, data: JSON.parse(fields.data ?? '{}') };
			fields = {};
		}
	}
	return undefined;
}
