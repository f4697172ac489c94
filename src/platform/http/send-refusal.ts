import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Headers, Refusal } from '../refusal.ts';
import type { RefusalBody } from './refusal-body.ts';

/** A request and its response, before the framework has seen them. */
export type NodeExchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Sends a refusal without the framework, and closes the connection. */
export function sendRefusal({ request, response }: NodeExchange, refusal: Refusal, body: RefusalBody): void {
	// The connection closes because the body of such a request may be meant as a second request (request smuggling).
	response.writeHead(refusal.httpStatus, { ...body.headers, ...refusal.headers, connection: 'close' });
	response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Writes a refusal to the socket itself, for a request that Node's parser rejected, and closes the connection. `headers` are those of every response. */
export function sendRefusalToSocket(
	socket: Socket | Duplex,
	refusal: Refusal,
	{ body, headers }: { readonly body: RefusalBody; readonly headers: Headers },
): void {
	if (!socket.writable || isAnswering(socket)) {
		socket.destroy();
		return;
	}
	const lines = Object.entries({ ...headers, ...body.headers, ...refusal.headers, connection: 'close' });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	socket.write(`HTTP/1.1 ${refusal.httpStatus} ${STATUS_CODES[refusal.httpStatus]}\r\n${head}\r\n`);
	socket.end(body.bytes, () => socket.destroy());
}

/** A response that has started must not be continued with the refusal. */
function isAnswering(socket: Socket | Duplex): boolean {
	return '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent;
}
