import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/identity/identity.ts';
import { publishOneStory } from '../support/programs/one-story.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { rawSocket } from '../support/programs/raw-socket.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1' } });
	await publishOneStory(program);
});
afterAll(() => program?.stop());

/** Connections that begin a sign-in and never send the rest of its body, from a hundred networks. */
function beginSlowBodies(count: number): void {
	for (let at = 0; at < count; at++) {
		const head = ['POST /identity/public/v1/auth/login HTTP/1.1', `Host: tn.localhost:${program.port}`, 'Content-Type: application/json'];
		const socket = rawSocket(program.port);
		socket.write([...head, 'Content-Length: 200', `X-Forwarded-For: 10.0.${at % 100}.1`, '', '{"userName":'].join('\r\n'));
	}
}

describe('500 connections with slow bodies', () => {
	it('L07 keep nobody from signing in, nor from the configuration and the search', async () => {
		beginSlowBodies(500);
		const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
		const body = JSON.stringify(signIn('nadie@mail.test'));
		for (let time = 0; time < 3; time++) {
			const answers = await Promise.all([
				program.send('tn', '/identity/public/v1/auth/login', { method: 'POST', headers, body }),
				program.get('tn', '/identity/public/v1/config'),
				program.get('tn', `/buscar/lluvia-${time}/`),
			]);
			expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
		}
	});
});
