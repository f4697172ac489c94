import type { Socket } from 'node:net';
import type { Headers } from '../refusal.ts';
import { sendRefusalAndClose } from './raw-answer.ts';
import { type RefusalPage, type RefusedRequest, refusalBody } from './refusal-body.ts';
import { type HttpRefusal, refuse } from './refusals.ts';

/** What Node's parser tells; `rawPacket` is what it read last. */
export type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Answers what Node's parser refused, or gave up waiting for. */
export function answerClientError(
	error: ClientError,
	socket: Socket,
	told: { readonly headers: Headers; readonly page?: RefusalPage | undefined },
): void {
	if (error.code === 'ECONNRESET') {
		socket.destroy();
		return;
	}
	const refusal = refuse.of(PARSER_REFUSALS.get(error.code ?? '') ?? 'bad-request');
	const asked = refusal.code === 'headers-too-large' ? beginningOf(error.rawPacket) : undefined;
	sendRefusalAndClose(socket, refusal, refusalBody(refusal, asked, told.page), told.headers);
}

const PARSER_REFUSALS = new Map<string, HttpRefusal>([
	['HPE_HEADER_OVERFLOW', 'headers-too-large'],
	['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'too-large'],
	['ERR_HTTP_REQUEST_TIMEOUT', 'too-slow'],
]);

/** A reader with too many cookies: browsers send them after what says who asks, so that much can be read. */
function beginningOf(packet: unknown): RefusedRequest | undefined {
	const text = packet instanceof Uint8Array ? Buffer.from(packet.subarray(0, 16_384)).toString('latin1') : '';
	const [, method, url] = /^(GET|HEAD) (\/\S*) HTTP\/1\.[01]\r\n/.exec(text) ?? [];
	const host = /\r\nhost: *([^\r]*)\r/i.exec(text)?.[1];
	const accept = /\r\naccept: *([^\r]*)\r/i.exec(text)?.[1];
	return method && url && accept ? { method, url, headers: { accept, ...(host !== undefined && { host }) } } : undefined;
}
