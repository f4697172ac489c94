import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { envelopeOf, type Headers, type Refusal } from '../refusal.ts';

/** Answers a refusal before the framework. */
export function answerRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
	const body = JSON.stringify(envelopeOf(refusal));
	// Who sends such a request may have meant its body as another one.
	response.writeHead(refusal.httpStatus, { ...bodyHeaders(body), ...refusal.headers, connection: 'close' });
	response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers a refusal where there is not even a request: on what the parser gave up. The connection ends. */
export function endSocket(socket: Socket | Duplex, refusal: Refusal, headers: Headers): void {
	if (!socket.writable || isAnswering(socket)) {
		socket.destroy();
		return;
	}
	const body = JSON.stringify(envelopeOf(refusal));
	const lines = Object.entries({ ...headers, ...bodyHeaders(body), ...refusal.headers, connection: 'close' });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	socket.end(`HTTP/1.1 ${refusal.httpStatus} ${STATUS_CODES[refusal.httpStatus]}\r\n${head}\r\n${body}`, () => socket.destroy());
}

/** An answer that is under way must not be continued with this one. */
function isAnswering(socket: Socket | Duplex): boolean {
	return '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent;
}

function bodyHeaders(body: string): Headers {
	return {
		'content-type': 'application/json; charset=utf-8',
		'content-length': String(Buffer.byteLength(body)),
		'cache-control': 'no-store',
	};
}
