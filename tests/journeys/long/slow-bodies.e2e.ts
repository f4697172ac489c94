import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../support/identity/identity.ts';
import { publishOneStory } from '../../support/programs/one-story.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { rawSocket } from '../../support/programs/raw-socket.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1' } });
	await publishOneStory(program);
});
afterAll(() => program?.stop());

/** Begins a request with a body whose rest is never sent, as a proxy passes it on. */
function beginSlowBody(call: string, ip: string): void {
	const head = [`POST /identity/public/v1/auth/${call} HTTP/1.1`, `Host: tn.localhost:${program.port}`, 'Content-Type: application/json'];
	rawSocket(program.port).write([...head, 'Content-Length: 200', `X-Forwarded-For: ${ip}`, '', '{"userName":'].join('\r\n'));
}

const post = (call: string, ip: string, body: object) => {
	const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
	return program.send('tn', `/identity/public/v1/auth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
};

describe('500 connections with slow bodies', () => {
	it('L07 keep nobody from signing in, nor from the configuration and the search', async () => {
		for (let at = 0; at < 500; at++) beginSlowBody('login', `10.0.${at % 100}.1`);
		for (let time = 0; time < 3; time++) {
			const answers = await Promise.all([
				post('login', '192.0.2.1', signIn('nadie@mail.test')),
				program.get('tn', '/identity/public/v1/config'),
				program.get('tn', `/buscar/lluvia-${time}/`),
			]);
			expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
		}
	});
});

describe('130 connections of one address with slow bodies', () => {
	it.each([
		['login', '198.51.100.7'],
		['token', '198.51.100.8'],
	])('T09 L07 to %s refuse no refresh and no sign-in of another reader there', async (call, ip) => {
		for (let at = 0; at < 130; at++) beginSlowBody(call, ip);
		await wait(500);
		const refresh = await post('token', ip, { grantType: 'refresh-token', token: 'x'.repeat(43) });
		expect([refresh.status, refresh.headers['content-encoding']]).toEqual([401, undefined]);
		expect((await post('login', ip, signIn('nadie@mail.test'))).status).toBe(401);
	});
});
