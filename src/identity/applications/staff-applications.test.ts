import { mkdtemp } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findTestCall, jpegOf, multipartForm, multipartType } from '../../../tests/support/identity/call-form.ts';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../tests/support/test-brand.ts';

const applicationsFolder = await mkdtemp(join(tmpdir(), 'applications-'));
const service = testIdentity({ openCallForm: findTestCall, applicationsFolder });
const desk = () => service.identity().applications;
const place = { brand: testBrand, openCall: 'familias' };
const get = { method: 'GET', headers: {} } as unknown as IncomingMessage;

/** Answers the call, and returns the nonce of the link that confirms it. */
async function apply(email: string, name: string, files = [{ name: 'answer-foto', value: jpegOf(), file: 'foto.jpg' }]): Promise<string> {
	const bytes = multipartForm([
		...Object.entries({ email, consent: 'on', 'answer-nombre': name }).map(([field, value]) => ({ name: field, value })),
		...files,
	]);
	const headers = { 'content-type': multipartType, 'content-length': `${bytes.length}` };
	await service.call('POST', '/calls/familias/applications', { bytes, headers });
	return service.nonce('confirm-application');
}

async function confirm(nonce: string): Promise<void> {
	await service.call('PUT', `/calls/applications/${nonce}`);
	service.clock.now = new Date(service.clock.now.getTime() + 1_000);
}

it('ROUTE-14 staff of a brand see what was confirmed, newest first, and of no other brand', async () => {
	const first = service.clock.now.getTime();
	for (const [email, name] of [
		['ana@mail.test', 'Ana'],
		['eva@mail.test', 'Eva'],
	] as const)
		await confirm(await apply(email, name));
	await apply('luz@mail.test', 'Luz');
	expect(await desk().counts(testBrand)).toEqual([{ openCall: 'familias', count: 2, newest: first + 1_000 }]);
	const [newest, oldest, ...more] = await desk().list(place);
	expect(newest).toMatchObject({
		email: 'eva@mail.test',
		confirmedAt: first + 1_000,
		files: [{ question: 'foto', kind: 'image', extension: 'jpg' }],
	});
	expect(Object.keys(newest?.files[0] ?? {}).sort()).toEqual(['application', 'bytes', 'extension', 'kind', 'name', 'question']);
	expect(oldest).toMatchObject({ email: 'ana@mail.test', answers: [{ question: 'nombre', label: '¿Cómo te llamás?', answer: 'Ana' }] });
	expect(more).toEqual([]);
	expect(await desk().csv(place)).toContain('"eva@mail.test","Eva"');
	expect([await desk().counts(otherBrand), await desk().list({ ...place, brand: otherBrand })]).toEqual([[], []]);
});

it('ROUTE-14 staff see answers without a file too', async () => {
	await confirm(await apply('ana@mail.test', 'Ana', []));
	expect(await desk().list(place)).toMatchObject([{ email: 'ana@mail.test', files: [] }]);
});

it('ROUTE-14 a file is only found in the call and brand that it was sent to, and once it was confirmed', async () => {
	const nonce = await apply('ana@mail.test', 'Ana');
	const { rows } = await sql<{ name: string }>`select name from identity.application_file`.execute(service.database().sql);
	const name = rows[0]?.name ?? '';
	expect(await desk().file(place, name, get)).toBeUndefined();
	await confirm(nonce);
	const found = await desk().file(place, name, get);
	expect(found?.saveAs).toMatch(/^[\da-f-]{36}-foto\.jpg$/);
	expect((await text(found?.answer.body ?? Readable.from([]))).length).toBeGreaterThan(100);
	for (const elsewhere of [
		{ ...place, brand: otherBrand },
		{ ...place, openCall: 'otra' },
	])
		expect(await desk().file(elsewhere, name, get)).toBeUndefined();
});
