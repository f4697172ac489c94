// Handler of Node's `clientError` event: answers a request that the HTTP parser rejected (malformed, headers too large) or that did not
// arrive in time.
import type { Socket } from 'node:net';
import type { Headers } from '../refusal.ts';
import { type RefusalPage, type RefusedRequest, refusalBody } from './refusal-body.ts';
import { type HttpRefusal, refuse } from './refusals.ts';
import { sendRefusalToSocket } from './send-refusal.ts';

/** The error of a `clientError` event; `rawPacket` is what the parser read last. */
export type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Answers with a refusal and closes the connection; a connection that the client reset is only closed. */
export function answerParserError(
	error: ParserError,
	socket: Socket,
	{ headers, page }: { readonly headers: Headers; readonly page?: RefusalPage | undefined },
): void {
	if (error.code === 'ECONNRESET') {
		socket.destroy();
		return;
	}
	const refusal = refuse.of(PARSER_REFUSALS.get(error.code ?? '') ?? 'bad-request');
	const request = refusal.code === 'headers-too-large' ? beginningOf(error.rawPacket) : undefined;
	sendRefusalToSocket(socket, refusal, { body: refusalBody(refusal, request, page), headers });
}

const PARSER_REFUSALS = new Map<string, HttpRefusal>([
	['HPE_HEADER_OVERFLOW', 'headers-too-large'],
	['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'too-large'],
	['ERR_HTTP_REQUEST_TIMEOUT', 'too-slow'],
]);

/** The beginning of a request with too large headers. Browsers send cookies after method, path, host and accept, so these can be read. */
function beginningOf(packet: unknown): RefusedRequest | undefined {
	const text = packet instanceof Uint8Array ? Buffer.from(packet.subarray(0, 16_384)).toString('latin1') : '';
	const [, method, url] = /^(GET|HEAD) (\/\S*) HTTP\/1\.[01]\r\n/.exec(text) ?? [];
	const host = /\r\nhost: *([^\r]*)\r/i.exec(text)?.[1];
	const accept = /\r\naccept: *([^\r]*)\r/i.exec(text)?.[1];
	return method && url && accept ? { method, url, headers: { accept, ...(host !== undefined && { host }) } } : undefined;
}
