// The control socket: a Unix socket in the data directory through which commands reach the running program, which holds the
// embedded database.
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Log } from '#platform/log';
import type { ControlCommand, ControlHandler } from './control-command.ts';

/**
 * Opens the control socket in the data directory. Whoever may write there may send commands. When the socket cannot be opened,
 * the log says so and the program goes on without it.
 */
export async function serveControlSocket(
	dataDir: string,
	handlers: readonly ControlHandler[],
	log: Log,
): Promise<{ close(): Promise<void> }> {
	const path = socketPath(dataDir);
	await rm(path, { force: true });
	const server = createServer(async (incoming, response) => {
		const output = await answerTo(incoming, handlers).catch((error: unknown) =>
			log.error({ error }, 'a command of the control socket failed'),
		);
		response.writeHead(output === undefined ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(output ?? null));
	});
	server.on('error', (error) => log.warn({ error }, 'there is no control socket: commands can run only while this program is stopped'));
	server.listen(path);
	return { close: () => new Promise((done) => server.close(() => done())) };
}

async function answerTo(incoming: IncomingMessage, handlers: readonly ControlHandler[]): Promise<unknown> {
	const name = incoming.url?.slice(1) ?? '';
	const handler = handlers.find((one) => one.name === name);
	if (!handler) throw new Error(`the control socket has no command ${name}`);
	return handler.run(await json(incoming));
}

/** Has the program that holds the data directory run a command, and resolves to its output. Rejects when the command fails. */
export async function sendToControlSocket<Input, Output>(
	dataDir: string,
	command: ControlCommand<Input, Output>,
	input: Input,
): Promise<Output> {
	const body = JSON.stringify(input);
	const output = await new Promise((done, fail) => {
		const outgoing = request({ socketPath: socketPath(dataDir), method: 'POST', path: `/${command.name}` }, (response) => {
			if (response.statusCode === 200) json(response).then(done, fail);
			else fail(new Error('the running program could not run the command; its log says why'));
		});
		outgoing.on('error', fail).end(body);
	});
	return v.parse(command.output, output);
}

function socketPath(dataDir: string): string {
	return resolve(join(dataDir, 'control.sock'));
}
