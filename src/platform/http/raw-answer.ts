import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Headers, Refusal } from '../refusal.ts';
import type { RefusalBody } from './refusal-body.ts';

/** Answers a refusal before the framework. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal, body: RefusalBody): void {
	// Who sends such a request may have meant its body as another one.
	response.writeHead(refusal.httpStatus, { ...body.headers, ...refusal.headers, connection: 'close' });
	response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Answers a refusal where there is not even a request: on what the parser gave up. The connection ends. */
export function sendRefusalAndClose(socket: Socket | Duplex, refusal: Refusal, body: RefusalBody, headers: Headers): void {
	if (!socket.writable || isAnswering(socket)) {
		socket.destroy();
		return;
	}
	const lines = Object.entries({ ...headers, ...body.headers, ...refusal.headers, connection: 'close' });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	socket.write(`HTTP/1.1 ${refusal.httpStatus} ${STATUS_CODES[refusal.httpStatus]}\r\n${head}\r\n`);
	socket.end(body.bytes, () => socket.destroy());
}

/** An answer that is under way must not be continued with this one. */
function isAnswering(socket: Socket | Duplex): boolean {
	return '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent;
}
