// A way into a running program for whoever may write its data directory: commands send through it what the program alone
// may write, because it holds the embedded database.
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Log } from '#platform/log';

/** What comes through the door, by name: each takes JSON that it checks itself, and gives JSON. */
export type ControlCommands = Readonly<Record<string, (given: unknown) => Promise<unknown>>>;

/** Opens the door in the data directory; the file system lets in who may write there. */
export async function serveControlSocket(dataDir: string, commands: ControlCommands, log: Log): Promise<{ close(): Promise<void> }> {
	const path = socketPath(dataDir);
	await rm(path, { force: true });
	const server = createServer(async (asked, answer) => {
		const given = await answerTo(asked, commands).catch((error: unknown) =>
			log.error({ error }, 'what came through the door was not taken'),
		);
		answer.writeHead(given === undefined ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(given ?? null));
	});
	server.on('error', (error) => log.warn({ error }, 'there is no door: commands have to wait until this program has stopped'));
	server.listen(path);
	return { close: () => new Promise((done) => server.close(() => done())) };
}

async function answerTo(asked: IncomingMessage, commands: ControlCommands): Promise<unknown> {
	const name = asked.url?.slice(1) ?? '';
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new Error(`there is no command ${name}`);
	return command(await json(asked));
}

/** Sends a command through the door of the program that holds the data directory. */
export function sendToControlSocket(dataDir: string, name: string, body: unknown): Promise<unknown> {
	return new Promise((done, fail) => {
		const sent = request({ socketPath: socketPath(dataDir), method: 'POST', path: `/${name}` }, (answer) => {
			if (answer.statusCode === 200) json(answer).then(done, fail);
			else fail(new Error('the running program could not do it; its log says why'));
		});
		sent.on('error', fail).end(JSON.stringify(body));
	});
}

function socketPath(dataDir: string): string {
	return resolve(join(dataDir, 'control.sock'));
}
