// The control socket: a Unix socket in the data directory. Commands use it to reach a running program, which may hold the embedded
// database. Each program that uses the directory has a socket of its own.
import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Log } from '#platform/log';
import { CommandRefused } from './command-refused.ts';
import type { ControlCommand, ControlHandler } from './control-command.ts';

/** The program's answer when it refuses a command for a reason that the operator has to know. */
const refusal = v.object({ refused: v.string() });

/**
 * Opens the control socket of this program in the data directory. Anybody who may write there may send commands. If the socket cannot be
 * opened, this is logged and the program runs without it.
 */
export async function serveControlSocket(
	dataDir: string,
	handlers: readonly ControlHandler[],
	log: Log,
): Promise<{ close(): Promise<void> }> {
	await removeDeadSockets(dataDir);
	const server = createServer(async (incoming, response) => {
		const { status, body } = await answerTo(incoming, handlers).then(
			(output) => ({ status: 200, body: output }),
			(error: unknown) => failure(error, log),
		);
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
	});
	server.on('error', (error) => log.warn({ error }, 'there is no control socket: commands can run only while this program is stopped'));
	server.listen(resolve(dataDir, `control-${randomBytes(4).toString('hex')}.sock`));
	return { close: () => new Promise((done) => server.close(() => done())) };
}

async function answerTo(incoming: IncomingMessage, handlers: readonly ControlHandler[]): Promise<unknown> {
	const name = incoming.url?.slice(1) ?? '';
	const handler = handlers.find((one) => one.name === name);
	if (!handler) throw new Error(`the control socket has no command ${name}`);
	return handler.run(await json(incoming));
}

function failure(error: unknown, log: Log): { readonly status: number; readonly body: unknown } {
	if (error instanceof CommandRefused) return { status: 409, body: { refused: error.message } };
	log.error({ error }, 'a command of the control socket failed');
	return { status: 500, body: null };
}

/** The control socket of a program that runs on the data directory; undefined when none does. */
export async function findControlSocket(dataDir: string): Promise<string | undefined> {
	const [first] = await findControlSockets(dataDir);
	return first;
}

/** The control sockets of all processes that run on the data directory. */
export async function findControlSockets(dataDir: string): Promise<readonly string[]> {
	const paths = await socketsIn(dataDir);
	const alive = await Promise.all(paths.map(answers));
	return paths.filter((_, at) => alive[at]);
}

/** Sends a command to the program behind a socket, and resolves to its output. Rejects when the command fails or is refused. */
export async function sendToControlSocket<Input, Output>(
	socketPath: string,
	command: ControlCommand<Input, Output>,
	input: Input,
): Promise<Output> {
	const { status, body } = await post(socketPath, `/${command.name}`, JSON.stringify(input));
	if (status === 409) throw new CommandRefused(v.parse(refusal, body).refused);
	if (status !== 200) throw new Error('the running program could not run the command; its log says why');
	return v.parse(command.output, body);
}

const post = (socketPath: string, path: string, sent: string): Promise<{ readonly status: number | undefined; readonly body: unknown }> =>
	new Promise((done, fail) => {
		const outgoing = request({ socketPath, method: 'POST', path }, (response) => {
			json(response).then((body) => done({ status: response.statusCode, body }), fail);
		});
		outgoing.on('error', fail).end(sent);
	});

/** Removes the sockets of programs that were killed. */
async function removeDeadSockets(dataDir: string): Promise<void> {
	for (const path of await socketsIn(dataDir)) if (!(await answers(path))) await rm(path, { force: true });
}

async function socketsIn(dataDir: string): Promise<readonly string[]> {
	const names = await readdir(dataDir).catch(() => []);
	return names.filter((name) => /^control-\w+\.sock$/.test(name)).map((name) => resolve(join(dataDir, name)));
}

const answers = (path: string): Promise<boolean> =>
	new Promise((done) => {
		const socket = connect(path, () => {
			socket.destroy();
			done(true);
		});
		socket.on('error', () => done(false));
	});
