import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { type Answer, sitesAt } from './program.ts';

/** An answer as it is sent on; `headers` are those of the program with these over them. */
export type ChangedAnswer = Partial<Pick<Answer, 'status' | 'headers' | 'body'>>;

/** The answers of a site that differ from the program's, by path. `as`: the path of the program's page that is changed. */
export type Changes = Readonly<Record<string, { readonly as?: string; readonly change: (body: string) => ChangedAnswer }>>;

/**
 * A site of a brand that answers as the program does, under its own address and with some changes, until the test ends. Resolves to its
 * origin.
 */
export async function changedSite(programPort: number, brand: string, changes: Changes): Promise<string> {
	const port = await freePort();
	const { send } = sitesAt(programPort);
	const [here, there] = [`${brand}.localhost:${port}`, `${brand}.localhost:${programPort}`];
	const pass = async ({ url = '/', method = 'GET' }: IncomingMessage, response: ServerResponse) => {
		const { as = url, change } = changes[url] ?? {};
		const { status, headers, bytes, body } = await send(brand, as, { method });
		const isText = /html|xml|plain/.test(String(headers['content-type']));
		const changed = { status, ...change?.(body) };
		const { 'content-length': _, ...kept } = headers;
		response.writeHead(changed.status, { ...kept, ...changed.headers });
		response.end(isText ? (changed.body ?? body).replaceAll(there, here) : bytes);
	};
	const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
	await once(server.listen(port, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://${here}`;
}
